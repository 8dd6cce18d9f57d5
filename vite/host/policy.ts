import type { BuildVariables } from '../build-variables.ts';

/**
 * Text becomes no markup that runs and no address of a script, but by these policies: `src/browser/trusted-types.ts`,
 * `src/components/prose/sanitise.ts`, and the sanitiser's own.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['ngo', 'ngo-prose', 'dompurify'],
};

/** The Content-Security-Policy for the hosts that the variables name. No page holds a script of its own. */
export function contentSecurityPolicy(variables: BuildVariables): string {
  const captcha = variables.captchaSiteKey ? variables.captchaHosts : [];
  const api = originOf(variables.apiBaseUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...captcha],
    // Each prerendered page brings styles of its own, in elements and attributes: their hashes would not fit a header.
    'style-src': ["'self'", "'unsafe-inline'", ...captcha],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...variables.imageHosts],
    'connect-src': ["'self'", ...api, ...originOf(variables.formsEndpoint), ...captcha],
    'frame-src': [...variables.mapHosts, ...variables.videoHosts, ...captcha],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The script of a captcha is not ours, and not made for it: https://github.com/hCaptcha/hcaptcha-loader/issues/37
    ...(captcha.length === 0 && trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** A document may be an HTML or SVG file from whoever sent it: it shows itself and its own styles, and does nothing else. */
export const documentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const originOf = (address: string): string[] =>
  address === '' || address.startsWith('/') ? [] : [new URL(address).origin];
