import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { host } from '../support/ports';
import { startSlowLink } from './slow-link';

it.each(['keep-alive', 'close'])(
  'a slow link delivers every byte of a connection (%s), no sooner than its bandwidth and round trips allow',
  async (connection) => {
    const body = Buffer.alloc(20_000, 'a');
    const site = createServer((_request, response) => response.setHeader('connection', connection).end(body));
    site.listen(0, host);
    await once(site, 'listening');
    const link = await startSlowLink((site.address() as AddressInfo).port, {
      bytesPerSecond: 100_000,
      roundTrip: 100,
    });
    onTestFinished(async () => {
      await link.stop();
      site.close();
      site.closeAllConnections();
    });

    const started = Date.now();
    const answers = await Promise.all([fetch(link.url), fetch(link.url)]);
    const bodies = await Promise.all(answers.map((answer) => answer.bytes()));

    expect(bodies.map(({ length }) => length)).toEqual([20_000, 20_000]);
    // 40 kB at 100 kB/s, one round trip for the connection and one for the request.
    expect(Date.now() - started).toBeGreaterThanOrEqual(590);
  },
);
