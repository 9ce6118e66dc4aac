/** Still pictures put together to one that moves: an animated WebP, which loops for ever. A shot is drawn where it differs from the one before. */

/**
 * A shot as PNG, and for how many milliseconds it is seen.
 * @typedef {{ png: Uint8Array, millis: number }} Shot
 * @typedef {{ x: number, y: number, width: number, height: number, millis: number, webp: Buffer }} Patch
 */

/** What the lossy pictures are made with, of 1. */
const QUALITY = 0.78;

/**
 * All shots are of one size. The browser reads and writes the pictures, as it can do so already.
 * @param {import('puppeteer-core').Browser} browser
 * @param {readonly Shot[]} shots
 */
export async function film(browser, shots) {
  const page = await browser.newPage();
  /** @type {Patch[]} */
  const patches = [];
  for (const { png, millis } of shots) {
    const patch = await page.evaluate(patchOf, Buffer.from(png).toString('base64'), QUALITY);
    const last = patches.at(-1);
    if (patch) patches.push({ ...patch, millis, webp: Buffer.from(patch.webp, 'base64') });
    else if (last) last.millis += millis;
  }
  await page.close();
  const [first] = patches;
  if (!first) throw new Error('a film needs at least one shot');
  const size = Buffer.concat([uint24(first.width - 1), uint24(first.height - 1)]);
  const animated = Buffer.from([0x02, 0, 0, 0]);
  const forever = Buffer.alloc(6);
  const frames = patches.map(({ x, y, width, height, millis, webp }) => {
    const place = [x / 2, y / 2, width - 1, height - 1, millis].map(uint24);
    const opaque = Buffer.from([0x02]);
    return chunk('ANMF', [...place, opaque, pictureIn(webp)]);
  });
  return chunk('RIFF', [Buffer.from('WEBP'), chunk('VP8X', [animated, size]), chunk('ANIM', [forever]), ...frames]);
}

/**
 * Runs in the browser: the least rectangle, from even coordinates as WebP wants them, that differs from the shot before, which the page keeps;
 * undefined if there is none.
 * @param {string} png base64
 * @param {number} quality
 */
async function patchOf(png, quality) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  const pixels = new Uint32Array(data.buffer);
  const kept = /** @type {{ before?: Uint32Array }} */ (globalThis);
  const { before } = kept;
  kept.before = pixels;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < pixels.length; at++) {
    if (before?.[at] === pixels[at]) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, (at % width) + 1);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.floor(at / width) + 1;
  }
  if (right === 0) return undefined;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x, bottom - y);
  part.getContext('2d')?.drawImage(canvas, -x, -y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const webp = btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
  return { x, y, width: part.width, height: part.height, webp };
}

/**
 * The chunks of a still WebP that are its picture, without what describes the file.
 * @param {Buffer} webp
 */
function pictureIn(webp) {
  const chunks = [];
  for (let at = 12; at < webp.length; ) {
    const end = at + 8 + even(webp.readUInt32LE(at + 4));
    if (['ALPH', 'VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + 4))) chunks.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

/** @param {string} name @param {readonly Buffer[]} parts */
function chunk(name, parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** @param {number} size */
const even = (size) => size + (size % 2);

/** @param {number} value */
function uint24(value) {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
