import { whyNotJson } from '../../../sw/contract/contract';
import { failureKind } from '../api/call-error';
import { readBytes } from '../api/stall-timeout';

/** The server's sentences about fields, by the field's name; several are separated by line feeds. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The server rejected the message, and sending it again would not help. The error message is the server's reason. */
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
 * The `message` and `errors` of a JSON error response, as in Laravel and many other frameworks; else the
 * status. An error of an unknown field is left out. Rejects if the transfer fails.
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
  const { message, errors } = parseObject(new TextDecoder().decode(bytes));
  const sentences = sentencesByField(errors);
  const reason = textOf(message) || sentences[0]?.[1] || `status ${response.status}.`;
  const fields = sentences.filter(([name]) => Object.hasOwn(known, name));
  return new RefusedError(reason, Object.fromEntries(fields));
}

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
    return {};
  }
}
