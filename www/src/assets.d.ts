/** Files that the bundler hands over as text. */
declare module '*.ftl' {
  const source: string;
  export default source;
}

/** A script of ours, bundled into one classic script. */
declare module '*?script' {
  const source: string;
  export default source;
}
