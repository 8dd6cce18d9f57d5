import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startProcess } from './support/receiver-process';
import { storeKinds } from './support/stores';

describe.each(storeKinds)('with $name', ({ isInstalled, make }) => {
  test.runIf(isInstalled)(
    '360 posts at once are taken beside 500 senders that stop half-way, who are cut off',
    async () => {
      const store = await make();
      onTestFinished(store.remove);
      const receiver = await startProcess({
        ...store.environment,
        RATE_PER_ADDRESS: '1000000',
        RATE_IN_ALL: '1000000',
      });
      onTestFinished(async () => void (await receiver.end('SIGKILL')));
      const port = Number(new URL(receiver.url).port);
      const slow = Array.from({ length: 500 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined).resume();
        socket.write(
          'POST /forms HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"id":',
        );
        await once(socket, 'close');
      });
      const posts = Array.from({ length: 360 }, (_, index) =>
        fetch(`${receiver.url}/forms`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            id: `id-${index}`,
            form: 'newsletter',
            sentAt: '2026-12-01T08:15:00.000Z',
            fields: { email: `${index}@example.org` },
          }),
        }),
      );
      const statuses = (await Promise.all(posts)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 204)).toEqual([]);
      // A request may take a minute.
      await Promise.all(slow);
      expect((await fetch(`${receiver.url}/healthz`)).status).toBe(200);
    },
  );
});
