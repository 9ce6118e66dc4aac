/**
 * What a host that asks for Trusted Types (`require-trusted-types-for 'script'`) lets us run and read, under the policy `tsoro`. It passes only what
 * this page's own scripts have made.
 */
interface Rules {
  createScriptURL(address: string): string;
  createHTML(markup: string): string;
}

let policy: Rules | undefined;

/** @throws where the host does not allow the policy */
function ours(): Rules | undefined {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };
  policy ??= trustedTypes?.createPolicy('tsoro', {
    createScriptURL: (address) => allowed(address, /^blob:|^[^?#]*\/sw\.js$/),
    createHTML: (markup) => allowed(markup, /^<svg /),
  });
  return policy;
}

function allowed(text: string, form: RegExp): string {
  if (!form.test(text)) throw new TypeError(`not of Tsoro: ${text.slice(0, 40)}`);
  return text;
}

/** The address of a worker. */
export const workerAddress = (address: string): string => ours()?.createScriptURL(address) ?? address;

/** An SVG that the engine has drawn. */
export const drawnMarkup = (svg: string): string => ours()?.createHTML(svg) ?? svg;
