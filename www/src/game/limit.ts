/**
 * The longest record that is read, in characters or bytes: about ten times the longest game. One limit for links, files, the element's
 * attributes and text, `src` and `load`; what is longer is refused before it is read or unfolded further.
 */
export const LONGEST_RECORD = 1_000_000;
