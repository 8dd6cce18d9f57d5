import { isDocument } from './contract/contract';
import { builtIn } from './version-files';

declare const self: ServiceWorkerGlobalScope;

const policyHeader = 'content-security-policy';

/**
 * The answer with the security headers that the site sends for `url`. What its server sent stays, but for the policy of
 * a document that is no PDF, which always gets a sandbox. Passed on as they are: network errors, opaque answers,
 * redirects (the browser or the page judges them), and readable answers of another origin, which no address of this
 * site can show.
 */
export function withSecurityHeaders(response: Response, url: string): Response {
  const isOurs = response.type === 'basic' || response.type === 'default';
  if (!isOurs || response.redirected || response.status < 200) return response;
  const answer = mayBeOpened(url) ? withDocumentPolicy(response) : response;
  const missing = Object.entries(builtIn().security).filter(([name]) => !answer.headers.has(name));
  // A copy costs a stream through the worker, and a script the compiled code that Chromium keeps with it.
  return missing.length === 0 ? answer : copyWith(answer, [...answer.headers, ...missing]);
}

/** Whether the answer carries just what the site sends now. */
export const hasSecurityHeaders = ({ headers }: Response): boolean =>
  Object.entries(builtIn().security).every(([name, value]) => headers.get(name) === value);

/**
 * A document with the policy of its kind: a sandbox where it is no PDF, whatever policy came with it. A PDF gets none:
 * Chromium's viewer does not run in a sandbox.
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
