import { whyNotJson } from '../../../sw/contract/contract';
import { failureKind } from '../api/call-error';
import { readBytes } from '../api/stall-timeout';

/**
 * Why a message or a field of it can be refused, as the app says it in its own words: a field must be filled in, is no
 * e-mail address, or no phone number; a message has such a field, is too long, or cannot be read; the answer of its
 * captcha was not accepted.
 */
const codes = ['required', 'email', 'phone', 'fields', 'too-long', 'malformed', 'captcha'] as const;

export type RefusalCode = (typeof codes)[number];

/** A code for each field, by its name, else the server's sentences; several are separated by line feeds. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The server rejected the message, and sending it again would not help. The error message is a code, else the server's
 * reason.
 */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly fields: FieldErrors;

  constructor(reason: string, fields: FieldErrors = {}) {
    super(reason);
    this.fields = fields;
  }
}

/** The site has no receiver of messages: a static host. */
export class NoReceiverError extends Error {
  override name = 'NoReceiverError';
}

/** The statuses of static hosts for a POST. An application's 403 is JSON. */
export const hasNoReceiver = (response: Response): boolean =>
  [404, 405, 501].includes(response.status) ||
  (response.status === 403 && whyNotJson(response) !== undefined);

/** Characters of a sentence. */
const maxSentenceLength = 300;
/** Bytes of an error response. */
const maxRefusalBytes = 100_000;

/**
 * The `code` and `codes` of a JSON error response where the app knows them; else its `message` and `errors`, as in
 * Laravel and many other frameworks; else the status. An error of an unknown field is left out. Rejects if the transfer
 * fails.
 */
export async function readRefusal(
  response: Response,
  known: Readonly<Record<string, string>>,
  onProgress: () => void,
): Promise<RefusedError> {
  const bytes = await readBytes(response, onProgress, maxRefusalBytes).catch((error: unknown) => {
    if (failureKind(error) !== 'wrong-shape') throw error;
    return new Uint8Array();
  });
  const { message, errors, code, codes: own } = parseObject(new TextDecoder().decode(bytes));
  const sentences = sentencesByField(errors);
  const reason = codeOf(code) || textOf(message) || sentences[0]?.[1] || `status ${response.status}.`;
  const coded = Object.entries(objectOf(own)).flatMap(([name, value]) => {
    const code = codeOf(value);
    return code ? [[name, code] as const] : [];
  });
  const fields = [...sentences, ...coded].filter(([name]) => Object.hasOwn(known, name));
  return new RefusedError(reason, Object.fromEntries(fields));
}

const codeOf = (value: unknown): RefusalCode | undefined => codes.find((code) => code === value);

/** Laravel names a field of `fields` with that prefix. */
const sentencesByField = (errors: unknown): [name: string, sentences: string][] =>
  Object.entries(objectOf(errors)).flatMap(([name, value]) => {
    const sentences = (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean);
    return sentences.length > 0 ? [[name.replace(/^fields\./, ''), sentences.slice(0, 3).join('\n')]] : [];
  });

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, maxSentenceLength) : '';

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function parseObject(text: string): Record<string, unknown> {
  if (!/^\s*\{/.test(text)) return {};
  try {
    return objectOf(JSON.parse(text));
  } catch {
    // The refusal itself is told; it only has no sentences of the server.
    return {};
  }
}
