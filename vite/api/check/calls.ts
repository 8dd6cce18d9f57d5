import { setTimeout as pause } from 'node:timers/promises';
import { boundedPause, parseRetryAfter, responseLimit, whyNotJson } from '../../../sw/contract/contract.ts';
import type { Envelope } from '../../../src/schemas/base.ts';
import { ShapeError, unwrap } from '../../../src/schemas/parse.ts';
import { prefetchCallLimit } from '../../../src/data/lists/limits.ts';
import { ask, hasAnswered, type Answer, type AskTimes } from './ask.ts';
import { quoted, printable, type Report } from './findings.ts';

/** The times (ms) of a check. */
export interface CheckTimes extends AskTimes {
  /** From the start of one request to the start of the next. */
  interval: number;
  /** The longest wait that the server may ask for in one go, and in all. */
  wait: number;
  waits: number;
}

/** After so many requests in a row without an answer, no further one is made. */
const mostSilent = 3;
/** Longer (ms) than a user waits gladly. */
const slow = 2_000;

/** Makes the requests of a check, one after the other, and writes what each tells into the report. */
export class Calls {
  #nextAt = 0;
  #silent = 0;
  #calls = 0;
  #waited = 0;
  #unasked = 0;
  #slow: { where: string; time: number }[] = [];
  /** Calls with these flaws of their headers, which a server usually has for all. */
  readonly #flaws = new Map<string, string[]>();

  constructor(
    readonly report: Report,
    private readonly times: CheckTimes,
    private readonly tell: (sentence: string) => void,
  ) {}

  /** The start of an answer; undefined where there is none, or the server is not asked any more. */
  async get(url: string, bytes: number): Promise<Answer | { why: string } | undefined> {
    if (this.#silent >= mostSilent) {
      this.#unasked += 1;
      return undefined;
    }
    for (;;) {
      await pause(Math.max(0, this.#nextAt - Date.now()));
      this.#nextAt = Date.now() + this.times.interval;
      this.#calls += 1;
      const result = await ask(url, { site: this.report.site, bytes, times: this.times });
      if (!hasAnswered(result)) {
        this.#silent = result.isSilent ? this.#silent + 1 : 0;
        return result;
      }
      this.#silent = 0;
      if (result.status !== 429 || !(await this.#obey(result))) return result;
    }
  }

  /** Waits as a throttle asks. False if that would take too long. */
  async #obey({ headers }: Answer): Promise<boolean> {
    const wait = boundedPause(parseRetryAfter(headers));
    if (this.#waited === 0) this.#tellThrottle(headers);
    const time = Math.min(wait, this.times.wait);
    if (wait > this.times.wait || this.#waited + time > this.times.waits) return false;
    this.tell(`The server asks to wait ${Math.ceil(time / 1_000)} s (status 429).`);
    this.#waited += time;
    await pause(time);
    return true;
  }

  #tellThrottle(headers: Headers): void {
    const calls = this.#calls - 1;
    const isExposed = /\bretry-after\b|\*/i.test(headers.get('access-control-expose-headers') ?? '');
    const hidden = isExposed
      ? ''
      : ' A page does not see Retry-After: Access-Control-Expose-Headers: Retry-After shows it.';
    this.report.findings.push({
      level: calls < prefetchCallLimit ? 'fault' : 'note',
      where: 'all calls',
      what: `status 429 after ${calls === 1 ? 'one call' : `${calls} calls`}; a first visit makes up to ${prefetchCallLimit}, and a whole office may share an address.${hidden}`,
      phone: 'A phone shows what it has, and asks for the other lists later.',
    });
  }

  /** The JSON of a call, with its line in the table. Undefined where a phone would find the call failed. */
  async json(
    where: string,
    url: string,
    envelope: Envelope,
  ): Promise<{ body: unknown; text: string } | undefined> {
    const answer = await this.get(url, responseLimit);
    if (!answer) return undefined;
    if ('why' in answer) {
      this.#addLine(where, undefined, '');
      return this.#fail(where, `no answer: ${printable(answer.why, 200)}.`);
    }
    const { headers, bytes, status } = answer;
    const text = new TextDecoder().decode(bytes);
    const result = this.#read(answer, text, envelope);
    this.#addLine(where, answer, 'count' in result ? String(result.count) : '');
    if (status === 200) this.#judgeHeaders(where, headers, answer.time);
    return 'flaw' in result ? this.#fail(where, result.flaw) : { body: result.body, text };
  }

  #fail(where: string, what: string): undefined {
    const phone = 'A phone keeps what it stored before; a new one shows that the list could not be fetched.';
    this.report.findings.push({ level: 'fault', where, what, phone });
  }

  #read({ status, headers, isCut }: Answer, text: string, envelope: Envelope) {
    const location = headers.get('location');
    if (location !== null && status >= 300 && status < 400)
      return {
        flaw: `expected status 200, found ${status}, which leads to ${quoted(location)}: the app follows no redirect.`,
      };
    if (status !== 200) return { flaw: `expected status 200, found ${status}${reasonIn(text)}.` };
    if (isCut) return { flaw: `expected at most ${responseLimit / 1024 ** 2} MB, found more.` };
    const flaw = whyNotJson({ redirected: false, headers } as Response);
    if (flaw)
      return {
        flaw: `expected application/json, found ${printable(flaw)} and ${quoted(text.trim().slice(0, 60))}.`,
      };
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch (error) {
      return { flaw: `expected JSON, found a fault in it: ${printable((error as Error).message, 120)}.` };
    }
    try {
      return { body, count: unwrap(body, envelope).length };
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      return { flaw: `expected ${envelopes[envelope]}, found ${shapeOf(body)}.` };
    }
  }

  #addLine(where: string, answer: Answer | undefined, records: string): void {
    const { status, headers, time } = answer ?? {};
    this.report.lines.push({
      where,
      status: status === undefined ? 'no answer' : String(status),
      type: printable(headers?.get('content-type')?.split(';')[0] ?? '-', 24),
      cors: headers ? this.corsOf(headers) : '-',
      cache: headers ? cacheOf(headers) : '-',
      time: time === undefined ? '-' : `${(time / 1_000).toFixed(2)} s`,
      records: records || '-',
    });
  }

  /** What a browser makes of the header for other origins. */
  corsOf(headers: Headers): string {
    const { base, site } = this.report;
    if (new URL(base).origin === site) return 'own';
    const allowed = headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === site) return 'yes';
    return allowed === null ? 'no' : 'others';
  }

  #judgeHeaders(where: string, headers: Headers, time: number): void {
    const cors = this.corsOf(headers);
    const allowed = headers.get('access-control-allow-origin');
    if (cors === 'no' || cors === 'others') this.#flawed(`cors ${allowed}`, where);
    const control = headers.get('cache-control') ?? '';
    const age = Number(/\b(?:s-maxage|max-age)\s*=\s*(\d+)/i.exec(control)?.[1] ?? 0);
    if (age > 60 && !/no-store|no-cache|private/i.test(control)) this.#flawed(`age ${control}`, where);
    if (/no-store/i.test(control) || !(headers.has('etag') || headers.has('last-modified')))
      this.#flawed('whole', where);
    if (time > slow) this.#slow.push({ where, time });
  }

  #flawed(kind: string, where: string): void {
    this.#flaws.set(kind, [...(this.#flaws.get(kind) ?? []), where]);
  }

  /** Writes what several calls have in common, once. */
  end(): void {
    const { findings, lines, site } = this.report;
    for (const [kind, calls] of this.#flaws) {
      const where = calls.length === lines.length && calls.length > 1 ? 'all calls' : calls.join(', ');
      const found = printable(kind.slice(kind.indexOf(' ') + 1));
      if (kind.startsWith('cors'))
        findings.push({
          level: 'fault',
          where,
          what: `expected the header Access-Control-Allow-Origin with * or ${site}, found ${found === 'null' ? 'none' : `"${found}"`}.`,
          phone: 'A phone gets no answer at all: its browser withholds it from the site.',
        });
      else if (kind.startsWith('age'))
        findings.push({
          level: 'note',
          where,
          what: `Cache-Control: ${found}. The app always asks anew, but a proxy on the way may answer with what is that old.`,
        });
      else
        findings.push({
          level: 'note',
          where,
          what: 'neither ETag nor Last-Modified that may be kept: a phone fetches the whole list each time, though nothing has changed.',
        });
    }
    if (this.#slow.length > 0) {
      const { where, time } = this.#slow.reduce((one, other) => (other.time > one.time ? other : one));
      findings.push({
        level: 'note',
        where,
        what: `took ${(time / 1_000).toFixed(1)} s; ${this.#slow.length} of ${lines.length} calls took longer than ${slow / 1_000} s from here, and a weak signal adds to that.`,
      });
    }
    if (this.#unasked > 0)
      findings.push({
        level: 'fault',
        where: 'all further calls',
        what: `${this.#unasked} requests were not made: the server had not answered ${mostSilent} in a row.`,
      });
  }
}

const envelopes: Readonly<Record<Envelope, string>> = {
  list: 'a list, or { "data": [ … ] }',
  page: '{ "data": [ … ], "meta": { "links": [ … ] } }',
  record: 'one record, or { "data": { … } }',
};

function shapeOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return quoted(body);
  if (Array.isArray(body)) return 'a list';
  const names = Object.keys(body).slice(0, 5);
  return names.length === 0 ? '{}' : `an object with ${names.map((name) => quoted(name)).join(', ')}`;
}

/** What Laravel says of an error. */
function reasonIn(text: string): string {
  const [, message] = /"message"\s*:\s*"([^"\\]{1,200})/.exec(text.slice(0, 2_000)) ?? [];
  return message ? ` (${quoted(message)})` : '';
}

function cacheOf(headers: Headers): string {
  const control = printable(headers.get('cache-control') ?? '', 24);
  const mark = headers.has('etag') ? 'ETag' : headers.has('last-modified') ? 'date' : '';
  return [control, mark].filter(Boolean).join(' + ') || 'none';
}
