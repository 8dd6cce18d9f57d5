import { expect, onTestFinished } from 'vitest';
import { startProcess } from './support/receiver-process';
import type { Store } from './support/stores';

const rates = { RATE_PER_ADDRESS: '1000000', RATE_IN_ALL: '1000000' };

/**
 * Posts messages to a receiver that is killed several times meanwhile, as phones do: what was not acknowledged is sent
 * again. Then each message that was acknowledged must be there, once.
 */
export async function killWhilePosting(store: Store, posts: number, kills: number): Promise<void> {
  let receiver = await startProcess({ ...store.environment, ...rates });
  onTestFinished(async () => void (await receiver.end('SIGKILL')));
  const waiting = Array.from({ length: posts }, (_, index) => `id-${index}`);
  const acknowledged = new Set<string>();

  async function postNext(): Promise<void> {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const body = JSON.stringify({
        id,
        form: 'subscribe',
        sentAt: '2026-12-01T08:15:00.000Z',
        fields: { email: `${id}@example.org` },
      });
      const response = await fetch(`${receiver.url}/forms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).catch(() => undefined);
      if (response?.status !== 204) {
        waiting.push(id);
        return;
      }
      acknowledged.add(id);
    }
  }
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = Math.floor((posts * kill) / (kills + 1));
    const sending = Array.from({ length: 8 }, postNext);
    const poll = setInterval(() => {
      if (acknowledged.size < enough) return;
      clearInterval(poll);
      void receiver.end('SIGKILL');
    }, 1);
    await Promise.all(sending);
    clearInterval(poll);
    await receiver.end('SIGKILL');
    receiver = await startProcess({ ...store.environment, ...rates });
  }
  await Promise.all(Array.from({ length: 8 }, postNext));
  expect(acknowledged.size).toBe(posts);
  await receiver.end('SIGKILL');
  const database = store.open();
  const rows = await database.query<{ id: string }>('select id from messages');
  await database.close();
  expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged].sort());
}
