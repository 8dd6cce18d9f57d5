import { isDocument } from '../contract/contract';
import { builtIn } from '../version/version-files';

declare const self: ServiceWorkerGlobalScope;

const policyHeader = 'content-security-policy';

/**
 * Adds the security headers that the site sends for `url`. The server's own headers stay, except for the CSP
 * of a document that is not a PDF, which always gets a sandbox. Network errors, opaque responses and
 * redirects pass unchanged, and so do cross-origin CORS responses, which no address of this site can show.
 */
export function withSecurityHeaders(response: Response, url: string): Response {
  const isOurs = response.type === 'basic' || response.type === 'default';
  if (!isOurs || response.redirected || response.status < 200) return response;
  const sandboxed = mayBeOpened(url) ? withDocumentPolicy(response) : response;
  const missing = Object.entries(builtIn().security).filter(([name]) => !sandboxed.headers.has(name));
  // A copy streams the body through the worker, and a script loses the V8 code cache that Chromium stores
  // with the cached response: https://v8.dev/blog/code-caching-for-devs#use-service-worker-caches
  return missing.length === 0 ? sandboxed : copyWith(sandboxed, [...sandboxed.headers, ...missing]);
}

/** Whether the response has exactly the security headers that the site sends now. */
export const hasSecurityHeaders = ({ headers }: Pick<Response, 'headers'>): boolean =>
  Object.entries(builtIn().security).every(([name, value]) => headers.get(name) === value);

/**
 * Sets the CSP of a document: a sandbox unless it is a PDF, whatever policy came with it. A PDF gets none,
 * because Chromium's PDF viewer does not run in a sandbox:
 * https://github.com/element-hq/element-web/issues/8605
 */
export function withDocumentPolicy(response: Response): Response {
  const { headers } = response;
  const isPdf = /^application\/pdf\b/i.test(headers.get('content-type') ?? '');
  if (isPdf || /(^|[;,]) *sandbox\b/i.test(headers.get(policyHeader) ?? '')) return response;
  const others = [...headers].filter(([name]) => name !== policyHeader);
  return copyWith(response, [...others, [policyHeader, builtIn().documentPolicy]]);
}

const mayBeOpened = (url: string) => isDocument(new URL(url), self.location.origin);

const copyWith = ({ status, statusText, body }: Response, headers: [string, string][]): Response =>
  new Response(isBodiless(status) ? null : body, { status, statusText, headers });

const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;
