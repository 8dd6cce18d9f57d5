import type { IncomingMessage } from 'node:http';
import { senderOf } from './sender.ts';
import type { Settings } from './settings.ts';

const minute = 60_000;

/**
 * Counts what each sender has done within the current minute. The function that it returns resolves the wait
 * in seconds, or 0 if the sender is below the limit, which then counts.
 */
export function rateLimit(limit: number, now: () => number = () => performance.now()) {
  const counts = new Map<string, number>();
  let end = 0;
  return (sender: string): number => {
    const time = now();
    if (time >= end) {
      counts.clear();
      end = time + minute;
    }
    const count = (counts.get(sender) ?? 0) + 1;
    if (count > limit) return Math.ceil((end - time) / 1000);
    counts.set(sender, count);
    return 0;
  };
}

/**
 * Counts requests by the rates of the settings. The function that it returns resolves how long (s) the sender is to
 * wait; 0 if not at all.
 */
export function requestRate({ ratePerAddress, rateInAll, trustedProxies }: Settings) {
  const waitOfSender = rateLimit(ratePerAddress);
  const waitOfAll = rateLimit(rateInAll);
  return (request: IncomingMessage): number =>
    waitOfSender(senderOf(request, trustedProxies)) || waitOfAll('');
}
