import { checkStatus, reach, readResponse } from '../api/client';
import { CallError } from '../api/call-error';
import { formsEndpoint } from './endpoint';
import { hasNoReceiver, NoReceiverError, readRefusal } from './refusal';
import { withStallTimeout } from '../api/stall-timeout';

export type FormName = 'contact' | 'consultation' | 'subscribe' | 'newsletter';

/** What a user wrote into a form. The server ignores a second message with the same `id`. */
export interface Message {
  id: string;
  form: FormName;
  fields: Readonly<Record<string, string>>;
  /** When the user pressed Send (ms since 1970); 0 if the device has lost it. */
  writtenAt: number;
}

/** The captcha's site key; empty without a captcha. */
export const captchaSiteKey = (): string =>
  formsEndpoint() && (import.meta.env.VITE_CAPTCHA_SITE_KEY ?? '').trim();

/** Whether messages of a form need the response token of a captcha. */
export const needsCaptcha = (form: FormName): boolean => form === 'contact' && captchaSiteKey() !== '';

/** Creates a message with a random UUID. */
export function newMessage(form: FormName, fields: Message['fields'], id = newId()): Message {
  return { id, form, fields, writtenAt: Date.now() };
}

/**
 * `crypto.randomUUID` needs a secure context, and is missing over plain http:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/randomUUID
 */
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
  /** Called if the server accepted it after the call was given up. */
  late?: () => void;
}

/**
 * POSTs a message as JSON. Resolves only if the server itself accepted it: 204, or 2xx with JSON, not
 * redirected. Rejects with a NoReceiverError if the site takes no messages, with a RefusedError for any other
 * 4xx than 408 and 429, else with a CallError: sending it again may help.
 */
export function deliver(message: Message, { captcha, late }: Delivery = {}): Promise<void> {
  const url = formsEndpoint();
  if (!url) return Promise.reject(new NoReceiverError('The build names no endpoint of forms.'));
  const { id, form, fields, writtenAt } = message;
  const sentAt = new Date(writtenAt || Date.now()).toISOString();
  return withStallTimeout(
    // All forms have one address: a message must not abort the stalled request of another.
    `${url}#${id}`,
    async (signal, onProgress) => {
      const response = await reach(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ id, form, fields, sentAt, ...(captcha && { captcha }) }),
        credentials: 'omit',
        cache: 'no-store',
        // A captive portal must not receive what the user wrote.
        redirect: 'manual',
        signal,
      });
      onProgress();
      await checkResponse(url, fields, response, onProgress);
    },
    { late },
  );
}

async function checkResponse(
  url: string,
  fields: Message['fields'],
  response: Response,
  onProgress: () => void,
): Promise<void> {
  const { status, type } = response;
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw new CallError('not-json', url, 'redirected');
  if (hasNoReceiver(response)) throw new NoReceiverError(`${url}: status ${status}`);
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    throw await readRefusal(response, fields, onProgress);
  checkStatus(url, response);
  if (status !== 204) await readResponse(url, response, { onProgress });
}
