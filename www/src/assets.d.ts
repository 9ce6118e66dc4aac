/** Files that the bundler inlines as text. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
