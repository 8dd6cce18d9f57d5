import type { HostRules } from '../../vite/host/rules';
import { type Answer, ask, type Question, valueOf, valuesOf } from './ask';

/** A request and what every host must answer. Absent properties are not checked. */
export interface Expected extends Question {
  status: number | readonly number[];
  /** The start of the content type. */
  type?: RegExp;
  cache?: string;
  /** The content encoding; empty for none. */
  encoding?: string;
  location?: string | RegExp;
  /** The CSP is that of documents. */
  isSandboxed?: boolean;
  /** The headers are those of the editor. */
  isEditor?: boolean;
  /** `Vary` names Accept-Encoding. */
  varies?: boolean;
  contains?: string;
  lacks?: string;
  /** The length of the body (bytes). */
  length?: number;
  range?: RegExp;
  /** Refused by the server before it applies its rules. */
  isMalformed?: boolean;
}

/** Compares an answer with what is expected; one sentence for each difference. */
export function flawsOf(expected: Expected, answer: Answer, rules: HostRules, asksHeaders = true): string[] {
  const text = answer.body.toString('latin1');
  const header = (name: string) => valueOf(answer, name);
  const flaws: [boolean, string][] = [
    [[expected.status].flat().includes(answer.status), `status ${answer.status}`],
    [expected.type?.test(header('content-type')) ?? true, `type "${header('content-type')}"`],
    [isEqual(expected.cache, header('cache-control')), `Cache-Control "${header('cache-control')}"`],
    [isEqual(expected.encoding, header('content-encoding')), `encoding "${header('content-encoding')}"`],
    [
      isLocation(expected.location, header('location').replace(/^http:\/\/127\.0\.0\.1:\d+/, '')),
      `Location "${header('location')}"`,
    ],
    [!expected.varies || /accept-encoding/i.test(header('vary')), `Vary "${header('vary')}"`],
    [text.includes(expected.contains ?? ''), `the body lacks ${expected.contains}`],
    [!expected.lacks || !text.includes(expected.lacks), `the body has ${expected.lacks}`],
    [isEqual(expected.length, answer.body.length), `${answer.body.length} bytes`],
    [expected.range?.test(header('content-range')) ?? true, `Content-Range "${header('content-range')}"`],
  ];
  return [
    ...flaws.flatMap(([isRight, what]) => (isRight ? [] : [what])),
    ...(asksHeaders ? securityFlaws(expected, answer, rules) : []),
    ...twice(answer).map((name) => `${name} twice`),
  ];
}

const isEqual = <T>(expected: T | undefined, found: T): boolean =>
  expected === undefined || expected === found;

const isLocation = (expected: string | RegExp | undefined, found: string): boolean =>
  expected instanceof RegExp ? expected.test(found) : isEqual(expected, found);

function securityFlaws(
  { path, isSandboxed, isEditor }: Expected,
  answer: Answer,
  rules: HostRules,
): string[] {
  const security = { ...rules.security, ...(isEditor && rules.editor) };
  if (isSandboxed || /^\/(api|texts)\//.test(path))
    security['Content-Security-Policy'] = rules.documentPolicy;
  return Object.entries(security).flatMap(([name, value]) => {
    const found = valuesOf(answer, name);
    if (found.length === 1 && found[0] === value) return [];
    return [found.length === 0 ? `no ${name}` : `${name} "${found.join('" and "')}"`];
  });
}

const twice = ({ headers }: Answer): string[] => {
  const names = headers.map(([name]) => name);
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
};

/** A file that is asked for again, with what came with it the first time, must come as a 304 with its headers. */
export async function flawsOfRevalidation(
  url: string,
  path: string,
  encoding: string,
  rules: HostRules,
): Promise<string[]> {
  const headers = { 'accept-encoding': encoding };
  const first = await ask(url, { path, headers });
  const again = async (name: string, by: string): Promise<string[]> => {
    const value = valueOf(first, name);
    if (!value) return [`no ${name}`];
    const second = await ask(url, { path, headers: { ...headers, [by]: value } });
    const cache = valueOf(first, 'cache-control');
    const flaws = flawsOf({ path, status: 304, cache, length: 0 }, second, rules);
    const changed = valueOf(second, 'etag') && valueOf(second, 'etag') !== valueOf(first, 'etag');
    return [...flaws, ...(changed ? ['another ETag'] : [])].map((flaw) => `${by}: ${flaw}`);
  };
  return [...(await again('etag', 'if-none-match')), ...(await again('last-modified', 'if-modified-since'))];
}
