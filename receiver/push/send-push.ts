import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import webpush from 'web-push';
import { lookupPublic } from './public-address.ts';
import type { DuePush } from './push-queue.ts';
import type { Keys } from './subscriptions.ts';

/** How a push service answered. `wait` (s) is what it asked for. */
export type Outcome = { is: 'sent' | 'gone' | 'refused' } | { is: 'failed'; fault: string } | Busy;
interface Busy {
  is: 'busy';
  wait: number;
}

/** How long (s) a service keeps the message for a phone that is off: four weeks, the most that they take. */
const timeToLive = 28 * 24 * 3_600;
const timeout = 20_000;
/** The wait (s) after a 429 that names none, and the longest that is obeyed. */
const usualWait = 60;
const longestWait = 24 * 3_600;

/** What a test changes of the connection: the name of its stand-in is in no directory. */
export type Connection = Pick<RequestOptions, 'lookup' | 'ca' | 'port'>;

/**
 * Sends a message to its push service, encrypted for the phone (RFC 8291). It carries the number of its topic alone; of
 * several of a topic that wait for a phone, the service keeps the last. Never rejects.
 */
export async function sendPush(push: DuePush, keys: Keys, connection: Connection = {}): Promise<Outcome> {
  const { endpoint, p256dh, auth, topic } = push;
  try {
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ topic }),
      {
        TTL: timeToLive,
        topic: `list-${topic}`,
        urgency: 'normal',
        vapidDetails: {
          subject: contactOf(keys),
          publicKey: keys.publicKey,
          privateKey: keys.privateKey,
        },
      },
    );
    const signal = AbortSignal.timeout(timeout);
    const options = { method, headers: headers as Record<string, string>, signal, lookup: lookupPublic };
    const sent = request(endpoint, { ...options, ...connection }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    // What it says beside its status is not needed, and may be without end.
    response.destroy();
    return outcomeOf(response);
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    return { is: 'failed', fault: code ?? name ?? 'an unknown fault' };
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'sent' };
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' };
  const wait = waitIn(headers['retry-after']);
  if (statusCode === 429) return { is: 'busy', wait: wait ?? usualWait };
  if (statusCode === 503 && wait !== undefined) return { is: 'busy', wait };
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 408) return { is: 'refused' };
  return { is: 'failed', fault: `status ${statusCode}` };
}

function waitIn(header: string | undefined): number | undefined {
  const value = header?.trim() ?? '';
  const wait = /^\d{1,9}$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(wait) ? Math.min(Math.max(Math.ceil(wait), 1), longestWait) : undefined;
}

/** Push services take the address of a site, or of a mail box. A site on this machine is a trial. */
const contactOf = ({ contact }: Keys): string =>
  contact?.startsWith('https:') ? contact : 'mailto:webmaster@localhost.localdomain';
