import { expect, onTestFinished, test, describe } from 'vitest';
import { killWhilePosting } from './kill';
import { startProcess } from './support/receiver-process';
import { storeKinds } from './support/stores';

describe.each(storeKinds)('with $name', ({ isInstalled, make }) => {
  test.runIf(isInstalled)('1,000 posts and five kills lose nothing that was acknowledged', async () => {
    const store = await make();
    onTestFinished(store.remove);
    await killWhilePosting(store, 1_000, 5);
  });

  test.runIf(isInstalled)('10,000 messages in a row are all taken', async () => {
    const store = await make();
    onTestFinished(store.remove);
    const receiver = await startProcess({
      ...store.environment,
      RATE_PER_ADDRESS: '1000000',
      RATE_IN_ALL: '1000000',
    });
    onTestFinished(async () => void (await receiver.end('SIGKILL')));
    for (let index = 0; index < 10_000; index += 1) {
      const response = await fetch(`${receiver.url}/forms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          id: `id-${index}`,
          form: 'newsletter',
          sentAt: '2026-12-01T08:15:00.000Z',
          fields: { email: `${index}@example.org` },
        }),
      });
      expect(response.status).toBe(204);
    }
    expect(await receiver.end('SIGTERM')).toBe(0);
    const database = store.open();
    expect(await database.query('select count(*)::int as count from messages')).toEqual([{ count: 10_000 }]);
    await database.close();
  });
});
