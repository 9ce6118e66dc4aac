/**
 * The script that stands in the one-file build in the open: unpacks the rest and runs it. The page's policy names the hash of both. It stands before
 * the rest, so that a file that was cut off says so.
 */
async function unpack() {
  const packed = Uint8Array.from(atob(document.querySelector('#packed')?.textContent ?? ''), (letter) =>
    letter.charCodeAt(0),
  );
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = document.createElement('script');
  script.textContent = await new Response(unpacked).text();
  document.body.append(script);
}

document.addEventListener('DOMContentLoaded', () => {
  unpack().catch(() => {
    document.querySelector('DecompressionStream' in window ? '#damaged' : '#old')?.removeAttribute('hidden');
  });
});
