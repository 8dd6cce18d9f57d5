/** The part that is used of https://developer.mozilla.org/en-US/docs/Web/API/TrustedTypePolicyFactory */
interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy<Rules extends Partial<Policy>>(name: string, rules: Rules): Rules;
}

/**
 * A policy for Trusted Types; where the browser has none, its rules alone. Each name may be used once, and stands in the
 * security policy: see `vite/host/policy.ts`. Never throws: what is not allowed is told to the console.
 */
export function makePolicy<Rules extends Partial<Policy>>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch (error) {
    console.warn(`The policy "${name}" for Trusted Types cannot be made:`, error);
    return rules;
  }
}

/** The scripts that are started by their address: the service worker, and the worker of the PDF viewer. */
const ownScript = /^\/(sw\.js|assets\/reader\/[\w.-]+\.js)$/;

const policy = makePolicy('ngo', {
  // Not exported: only a document that runs and shows nothing is made of it.
  createHTML: (markup: string) => markup,
  createScriptURL(url: string) {
    const { origin, pathname, search } = new URL(url, location.href);
    if (origin === location.origin && search === '' && ownScript.test(pathname)) return url;
    throw new TypeError(`${url} is no script that this site starts.`);
  },
});

/** The address of a script of this site, as the browser takes it. Throws a TypeError for every other address. */
export const scriptAddress = (url: string): string => policy.createScriptURL(url);

/** Reads markup as a document that runs, fetches and shows nothing. */
export const parseInert = (markup: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(markup), 'text/html');
