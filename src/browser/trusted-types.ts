/** The used part of https://developer.mozilla.org/en-US/docs/Web/API/TrustedTypePolicyFactory */
interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}
interface Factory {
  createPolicy<Rules extends Partial<Policy>>(name: string, rules: Rules): Rules;
}

/**
 * Creates a Trusted Types policy; without browser support, returns its rules. Each name may be used only once
 * and must be in the CSP, see `vite/host/policy.ts`. Never throws: a rejected policy is a console warning,
 * and its rules are returned.
 */
export function makePolicy<Rules extends Partial<Policy>>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy(name, rules) ?? rules;
  } catch (error) {
    console.warn(`The Trusted Types policy "${name}" could not be created:`, error);
    return rules;
  }
}

/** The scripts that are started by URL: the service worker, pdf.js' worker and that of the search. */
const ownScript = /^\/(sw\.js|assets\/(reader\/[\w.-]+|search-worker-[\w-]+)\.js)$/;

/** While developing, Vite serves a worker from its source. */
const isOfDevelopment = (search: string) => import.meta.env.DEV && /^\?worker_file&/.test(search);

const policy = makePolicy('ngo', {
  // Not exported: its output is used only for an inert document.
  createHTML: (markup: string) => markup,
  createScriptURL(url: string) {
    const { origin, pathname, search } = new URL(url, location.href);
    const isOwn = (search === '' && ownScript.test(pathname)) || isOfDevelopment(search);
    if (origin === location.origin && isOwn) return url;
    throw new TypeError(`${url} is not a script of this site.`);
  },
});

/** The URL of a script of this site, as a TrustedScriptURL. Throws a TypeError for every other URL. */
export const scriptAddress = (url: string): string => policy.createScriptURL(url);

/** Parses markup into an inert document, which runs no script and loads no resource. */
export const parseInert = (markup: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(markup), 'text/html');
