import type { IncomingMessage, ServerResponse } from 'node:http';
import { isJson, readBody, send } from '../requests.ts';
import { checkSubscription } from './check-subscription.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Bytes of a request's body: one has about 600. */
const largestBody = 8 * 1024;
/** When (s) a phone may try again what could not be stored. */
const retryAfter = 30;

interface Options {
  subscriptions: Subscriptions;
  onFault: (sentence: string) => void;
  /** Counts a request, and tells its sender how long to wait (s); 0 if not at all. */
  waitOf: (request: IncomingMessage) => number;
}

/**
 * Answers GET with the public key that a browser needs to subscribe, and takes POSTs of subscriptions: new ones, ones
 * with other topics, ones that take the place of another, and, without topics, ones that are over. Who knows an endpoint
 * may change what is known of it: nobody but its phone, its push service and this receiver does.
 */
export function pushHandler({ subscriptions, onFault, waitOf }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET') {
      response.setHeader('Allow', 'GET, OPTIONS, POST');
      return send(response, 405, { message: 'A subscription is sent by POST.' });
    }
    (isPost ? receive(request, response) : tellKey(response)).catch((error: unknown) => {
      // The phone has gone, and will send it again.
      if (response.destroyed) return;
      onFault(`A subscription could not be stored: ${String(error)}`);
      response.setHeader('Retry-After', retryAfter);
      send(response, 503, { message: 'The subscription could not be stored here just now.' });
    });
  };

  async function tellKey(response: ServerResponse): Promise<void> {
    send(response, 200, { key: (await subscriptions.keys()).publicKey });
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isJson(request))
      return send(response, 415, { message: 'A subscription must be sent as application/json.' });
    const body = await readBody(request, largestBody);
    if (body === undefined) return send(response, 413, { message: 'This is too long for a subscription.' });
    const subscription = checkSubscription(body);
    if (typeof subscription === 'string')
      return send(response, 400, {
        message: `This is no subscription: "${subscription}" is missing or wrong.`,
        code: 'malformed',
      });
    const wait = waitOf(request);
    if (wait > 0) {
      response.setHeader('Retry-After', wait);
      return send(response, 429, { message: 'Too many messages have come from this address.' });
    }
    if (!('p256dh' in subscription)) await subscriptions.remove(subscription.endpoint);
    else if (!(await subscriptions.store(subscription)))
      return send(response, 507, { message: 'No more phones can be told of new entries here.' });
    send(response, 204);
  }
}
