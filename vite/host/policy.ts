import type { BuildVariables } from '../build-variables.ts';

/** Hashes of inline code that the policy lets through, as `sha256-…` without quotes. */
export interface PolicyHashes {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** Emotion's production style tags are empty while the browser checks them: this is the hash of the empty string. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The Content-Security-Policy for the hosts that the variables name, and for the inline code of the hashes. */
export function contentSecurityPolicy(variables: BuildVariables, hashes: PolicyHashes = {}): string {
  const captcha = variables.captchaSiteKey ? variables.captchaHosts : [];
  const api = originOf(variables.apiBaseUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...quoted(hashes.scripts), ...captcha],
    'style-src': ["'self'", ...quoted([emptyStyle]), ...quoted(hashes.styles), ...captcha],
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

const quoted = (hashes: readonly string[] = []): string[] => hashes.map((hash) => `'${hash}'`);

const originOf = (address: string): string[] =>
  address === '' || address.startsWith('/') ? [] : [new URL(address).origin];
