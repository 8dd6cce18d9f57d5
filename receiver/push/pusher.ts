import type { Database } from '../database/database.ts';
import { announce, type Announcement } from './announce.ts';
import { pushQueue, type DuePush } from './push-queue.ts';
import { sendPush, type Connection } from './send-push.ts';
import { pushSubscriptions, type Keys } from './subscriptions.ts';

/** How many messages are on their way at once. */
const atOnce = 20;

/** What became of the messages that were due. */
export interface Sending {
  sent: number;
  /** Phones that no longer are, or whose service refuses them. */
  gone: number;
  /** Put off, and tried again later. */
  later: number;
}

/** Sends the messages that are due until none is. Rejects if the database does. */
export async function sendDue(
  database: Database,
  connection?: Connection,
  isStopped: () => boolean = () => false,
): Promise<Sending> {
  const queue = pushQueue(database);
  const sending: Sending = { sent: 0, gone: 0, later: 0 };
  const paused = new Set<string>();

  async function send(push: DuePush, keys: Keys): Promise<void> {
    const service = new URL(push.endpoint).origin;
    // It asked to wait after this message was claimed.
    const outcome = paused.has(service) ? undefined : await sendPush(push, keys, connection);
    if (outcome?.is === 'sent') {
      sending.sent += 1;
      return queue.sent(push);
    }
    if (outcome?.is === 'gone' || outcome?.is === 'refused') {
      sending.gone += 1;
      return outcome.is === 'gone' ? queue.forget(push) : queue.refused(push);
    }
    sending.later += 1;
    if (outcome?.is === 'busy') {
      paused.add(service);
      return queue.pauseService(service, outcome.wait);
    }
    if (outcome?.is === 'failed') await queue.putOff(push);
  }

  while (!isStopped()) {
    const due = await queue.claim(atOnce);
    if (due.length === 0) break;
    const keys = await pushSubscriptions(database).keys();
    await Promise.all(due.map((push) => send(push, keys)));
  }
  return sending;
}

interface Options {
  database: Database;
  log: (sentence: string) => void;
  /** The addresses of the sites whose feeds are read; of a site that nobody names, a command does it. */
  sites: readonly string[];
  /** How often (ms) to read the feeds, and to look for messages that are due. */
  pauses?: { feeds: number; queue: number };
  connection?: Connection;
}

export interface Pusher {
  /** Reads the feeds and sends what is due, without waiting for the pause. Never rejects. */
  wake(): Promise<void>;
  /** Ends the attempts that run, and makes no more. */
  stop(): Promise<void>;
}

const usualPauses = { feeds: 5 * 60_000, queue: 30_000 };

/** Announces the new entries of the sites by itself, every few minutes, and sends what waits in the queue. */
export function startPusher({ database, log, sites, pauses = usualPauses, connection }: Options): Pusher {
  let running: Promise<void> | undefined;
  let isStopped = false;
  let nextReading = 0;
  let fault = '';

  async function work(mayRead: boolean): Promise<void> {
    if (mayRead && sites.length > 0) {
      nextReading = performance.now() + pauses.feeds;
      const results: Announcement[] = [];
      for (const site of sites) if (!isStopped) results.push(await announce(database, site));
      for (const { topic, entries, phones } of results.flatMap(({ told }) => told))
        log(`Topic ${topic}: ${entries} new entries, ${phones} phones will be told.`);
      const faults = results.flatMap((result) => result.faults).join(' ');
      // A site that is away for a night says so once.
      if (faults && faults !== fault) log(faults);
      fault = faults;
    }
    const { sent, gone, later } = await sendDue(database, connection, () => isStopped);
    if (sent + gone + later > 0)
      log(`${sent} phones were told of new entries; ${gone} are gone, ${later} are tried again later.`);
  }

  const run = (mayRead: boolean) =>
    (running ??= (isStopped ? Promise.resolve() : work(mayRead))
      .catch((error: unknown) => log(`New entries could not be announced: ${String(error)}`))
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void run(performance.now() >= nextReading), pauses.queue);

  return {
    wake: () => run(true),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
