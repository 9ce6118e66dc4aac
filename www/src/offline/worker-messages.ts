/** What a page and the service worker tell each other. */
export type Asked = 'take-over' | 'mend' | 'rest';
/** Why it does not take over: other pages are open. */
export type Told = 'others';
