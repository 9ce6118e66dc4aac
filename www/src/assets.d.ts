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

/** The engine's glue: each call makes another instance of its module. */
declare module 'tsoro?glue' {
  export default function newGlue(): typeof import('tsoro');
}

/** The start of Tsoro as an SVG document. */
declare module 'tsoro?picture' {
  const svg: string;
  export default svg;
}

/** The engine's wasm, compressed by gzip, in base64. */
declare module 'tsoro?wasm' {
  const packed: string;
  export default packed;
}
