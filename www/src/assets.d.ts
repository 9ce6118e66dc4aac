/** Files that the bundler hands over as text. */
declare module '*.ftl' {
  const source: string;
  export default source;
}
