/** Files out of the page. */

/** Hands `content` to the browser as a file to save. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // some browsers read it only after the click
}

/** The name of a file of that kind, made on that day where the reader is: letters, digits, `-` and one dot, which every system takes. */
export function fileName(kind: string, day: Date = new Date()): string {
  const numbers = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((number) =>
    String(number).padStart(2, '0'),
  );
  return `tsoro-${numbers.join('-')}.${kind}`;
}

/** An SVG document as an address that an image can show. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** An SVG document as a PNG of so many times its size. */
export async function png(svg: string, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
