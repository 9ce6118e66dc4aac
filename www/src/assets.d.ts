/** The pattern of each message by its id: Fluent as scripts/words.mjs has read it. */
declare module '*.ftl' {
  const patterns: Readonly<Record<string, import('@fluent/bundle').Message['value']>>;
  export default patterns;
}

/** A style sheet. */
declare module '*.css' {
  const styles: import('lit').CSSResult;
  export default styles;
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
