import { checkStatus, reach, readAnswer } from '../api/client';
import { CallError, failureKind } from '../api/call-error';
import { formsEndpoint } from './endpoint';
import { readBytes, withStallTimeout } from '../api/stall-timeout';

export type FormName = 'contact' | 'consultation' | 'subscribe' | 'newsletter';

/** What a reader wrote into a form. The server drops a second one with the same `id`. */
export interface Message {
  id: string;
  form: FormName;
  fields: Readonly<Record<string, string>>;
  /** When the reader pressed Send (ms since 1970); 0 where the device has lost it. */
  writtenAt: number;
}

/** The captcha's site key; empty where no captcha is wanted. */
export const captchaSiteKey = (): string =>
  formsEndpoint() && (import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '').trim();

/** Whether messages of a form are sent together with the answer of a captcha. */
export const needsCaptcha = (form: FormName): boolean => form === 'contact' && captchaSiteKey() !== '';

/** The server's definite no: sending the same again would change nothing. The message is its reason. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** A message as it was written now, with an id of its own: a random UUID. */
export function newMessage(form: FormName, fields: Message['fields'], id = newId()): Message {
  return { id, form, fields, writtenAt: Date.now() };
}

/** `crypto.randomUUID` is missing on pages that came over plain http. */
function newId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

interface Delivery {
  captcha?: string | undefined;
  /** Called when the server accepted it after the call had been given up. */
  late?: () => void;
}

/**
 * POSTs a message as JSON. Resolves only when the server itself accepted it: 204, or 2xx with JSON, not redirected.
 * Rejects with a RefusedError for a 4xx other than 408 and 429, else with a CallError: sending again may help.
 */
export function deliver(message: Message, { captcha, late }: Delivery = {}): Promise<void> {
  const url = formsEndpoint();
  const { id, form, fields, writtenAt } = message;
  const sentAt = new Date(writtenAt || Date.now()).toISOString();
  return withStallTimeout(
    // All forms have one address: a message must not end the request of another that still hangs.
    `${url}#${id}`,
    async (signal, heard) => {
      const response = await reach(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ id, form, fields, sentAt, ...(captcha && { captcha }) }),
        credentials: 'omit',
        cache: 'no-store',
        // A captive portal must not be handed what the reader wrote.
        redirect: 'manual',
        signal,
      });
      heard();
      await judge(url, response, heard);
    },
    { late },
  );
}

async function judge(url: string, response: Response, heard: () => void): Promise<void> {
  const { status, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw new CallError('not-json', url, 'redirected');
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    throw new RefusedError(await reasonOf(response, heard));
  checkStatus(url, response);
  if (status !== 204) await readAnswer(url, response, { heard });
}

/** Characters. */
const longestReason = 300;
/** Bytes of an answer that says why. */
const longestRefusal = 100_000;

/** The `message` of a JSON answer, as Laravel and many others give it; else the status. */
async function reasonOf(response: Response, heard: () => void): Promise<string> {
  const bytes = await readBytes(response, heard, longestRefusal).catch((error: unknown) => {
    if (failureKind(error) !== 'wrong-shape') throw error;
    return new Uint8Array();
  });
  const text = new TextDecoder().decode(bytes);
  const found = /^\s*\{/.test(text) ? messageIn(text) : undefined;
  return found ? found.slice(0, longestReason) : `status ${response.status}.`;
}

function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message.trim() : undefined;
  } catch {
    return undefined;
  }
}
