import type { IncomingMessage, ServerResponse } from 'node:http';
import { captchaIn, checkMessage, type ReceivedMessage } from './check-message.ts';
import type { MessageStore } from './message-store.ts';
import { rateLimit } from './rate-limit.ts';
import { isJson, readBody, send } from './requests.ts';

/** Bytes of a request's body. */
export const maxMessageSize = 64 * 1024;

/** Messages per minute and address. A whole office may share one address. */
export const maxMessagesPerMinute = 30;

interface Options {
  /** The path of the endpoint: other requests are passed on. */
  path: string;
  store: MessageStore;
  /** Receives a sentence if a message could not be stored. */
  onFault: (sentence: string) => void;
  /** Counts a message, and tells its sender how long to wait (s); 0 if not at all. */
  waitOf?: (request: IncomingMessage) => number;
  /** Whether the answer of a message's captcha is valid. Rejects if that is not known now. */
  isAdmitted?: (message: ReceivedMessage, captcha: string) => boolean | Promise<boolean>;
}

/** When (s) a sender may try again what could not be stored. */
const retryAfter = 30;

const waitByAddress = () => {
  const waitOf = rateLimit(maxMessagesPerMinute);
  return ({ socket }: IncomingMessage) => waitOf(socket.remoteAddress ?? '');
};

/** Takes POSTs of messages by the contract in `vite/README.md`, and stores each before it is answered. */
export function formHandler({ path, store, onFault, waitOf = waitByAddress(), isAdmitted }: Options) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.method !== 'POST' || request.url?.split('?')[0] !== path) return next();
    receive(request, response).catch((error: unknown) => {
      // The sender has gone, and will send it again.
      if (response.destroyed) return;
      onFault(`A message could not be stored: ${String(error)}`);
      response.setHeader('Retry-After', retryAfter);
      send(response, 503, { message: 'The message could not be stored here just now.' });
    });
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Another site can send JSON only after a preflight, which is not answered here.
    if (!isJson(request))
      return send(response, 415, {
        message: 'A message must be sent as application/json.',
        code: 'malformed',
      });
    const body = await readBody(request, maxMessageSize);
    if (body === undefined)
      return send(response, 413, {
        message: `This is too long: at most ${maxMessageSize / 1024} kB can be sent.`,
        code: 'too-long',
      });

    const message = checkMessage(body);
    if ('status' in message) {
      const { status, ...reasons } = message;
      return send(response, status, reasons);
    }
    const wait = waitOf(request);
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      return send(response, 429, { message: 'Too many messages have come from this address.' });
    }
    if (isAdmitted && !(await isAdmitted(message, captchaIn(body))))
      return send(response, 422, {
        message: 'The captcha was not solved, or its answer is too old. Please solve it and send again.',
        code: 'captcha',
      });
    const { id, form, sentAt, fields } = message;
    await store.append({ id, form, sentAt, receivedAt: new Date().toISOString(), fields });
    send(response, 204);
  }
}
