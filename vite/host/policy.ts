import type { BuildVariables } from '../build-variables.ts';

/**
 * Only these Trusted Types policies may create HTML and script URLs: `src/browser/trusted-types.ts`,
 * `src/components/prose/sanitise.ts`, and DOMPurify's own.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/trusted-types
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['ngo', 'ngo-prose', 'dompurify'],
};

/** The Content-Security-Policy for the hosts that the variables name. No page has an inline script. */
export function contentSecurityPolicy(variables: BuildVariables): string {
  const { api, images, forms, alerts, counts, captcha, map, video } = outsideHosts(variables);
  const frames = [...map, ...video, ...captcha];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...captcha],
    // Each prerendered page has its own inline styles, in elements and attributes: their hashes would not fit
    // into a header.
    'style-src': ["'self'", "'unsafe-inline'", ...captcha],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...images],
    // The worker fetches images as well, to store and to renew them.
    'connect-src': ["'self'", ...api, ...images, ...forms, ...alerts, ...counts, ...captcha],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The captcha's script does not support Trusted Types:
    // https://github.com/hCaptcha/hcaptcha-loader/issues/37
    ...(captcha.length === 0 && trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * The CSP of a document, which may be an HTML or SVG file from anybody: it may show itself with its own
 * styles, and nothing else.
 */
export const documentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

type OutsideHosts = Readonly<
  Record<'api' | 'images' | 'forms' | 'alerts' | 'counts' | 'captcha' | 'map' | 'video', readonly string[]>
>;

/** The origins other than the site's own that a build may ask, by purpose: none for what the site has no place for. */
export const outsideHosts = (variables: BuildVariables): OutsideHosts => ({
  api: originOf(variables.apiBaseUrl),
  images: variables.imageHosts,
  forms: originOf(variables.formsEndpoint),
  alerts: originOf(variables.pushEndpoint),
  counts: originOf(variables.countsEndpoint),
  captcha: variables.captchaSiteKey && hasContact(variables) ? variables.captchaHosts : [],
  map: variables.mapPlace !== '' && hasContact(variables) ? variables.mapHosts : [],
  video: variables.film !== '' && hasFilmSection(variables) ? variables.videoHosts : [],
});

/** The page with the map, and with the form that has the captcha. */
const hasContact = ({ pagesOff }: BuildVariables): boolean => !pagesOff.includes('/contact');

const hasFilmSection = ({ homeSections }: BuildVariables): boolean =>
  homeSections.length === 0 || homeSections.includes('film');

/** The constant that tells the page about privacy of these hosts. */
export const hostsStamp = (variables: BuildVariables): Record<string, string> => ({
  'import.meta.env.BUILD_HOSTS': JSON.stringify(JSON.stringify(outsideHosts(variables))),
});

const originOf = (address: string): string[] =>
  address === '' || address.startsWith('/') ? [] : [new URL(address).origin];
