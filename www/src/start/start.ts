/** Runs before all else, and in browsers that cannot run the rest: where the page does not start, it fetches what says why. */
let failed = false;

function fail(): void {
  if (failed) return;
  failed = true;
  const script = document.createElement('script');
  script.src = './faults.js';
  document.head.appendChild(script);
}

const started = () => window.customElements?.get('tsoro-page') !== undefined;

// Scripts that cannot be fetched say so to themselves alone, and on the way down.
addEventListener('error', () => started() || fail(), true);
if (location.protocol === 'file:' || !('noModule' in HTMLScriptElement.prototype)) fail();
