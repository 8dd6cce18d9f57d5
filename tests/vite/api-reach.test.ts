import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findFault } from '../../vite/api-reach';

const servers: ReturnType<typeof createServer>[] = [];

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe('the API of another origin, asked while building', () => {
  it('has no fault when it answers with JSON', async () => {
    const apiBaseUrl = await serve((_, response) => response.end('[]'));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toBeUndefined();
  });

  it('is said to be unreachable in one sentence that names the variable and the address', async () => {
    const apiBaseUrl = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()!.close(resolve));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toMatch(
      /^VITE_API_BASE_URL: expected http:.*\/api\/settings to answer with JSON, found: .*ECONNREFUSED.*\.$/,
    );
  });

  it('is said to refuse, with the status', async () => {
    const apiBaseUrl = await serve((_, response) => response.writeHead(503).end());
    expect(await findFault({ apiBaseUrl, apiSuffix: '.json' })).toMatch(
      /settings\.json .*found status 503\.$/,
    );
  });

  it('is said to be no JSON', async () => {
    const apiBaseUrl = await serve((_, response) => response.end('<html>'));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toMatch(/found: .*JSON/);
  });
});
