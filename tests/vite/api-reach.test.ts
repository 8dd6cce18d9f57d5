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

describe('the check of an external API during the build', () => {
  it('finds no fault if it responds with JSON', async () => {
    const apiBaseUrl = await serve((_, response) => response.end('[]'));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toBeUndefined();
  });

  it('reports an unreachable API in one sentence with the variable and the address', async () => {
    const apiBaseUrl = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()!.close(resolve));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toMatch(
      /^VITE_API_BASE_URL: expected http:.*\/api\/settings to answer with JSON, found: .*ECONNREFUSED.*\.$/,
    );
  });

  it('reports an error status', async () => {
    const apiBaseUrl = await serve((_, response) => response.writeHead(503).end());
    expect(await findFault({ apiBaseUrl, apiSuffix: '.json' })).toMatch(
      /settings\.json .*found status 503\.$/,
    );
  });

  it('reports a response that is not JSON', async () => {
    const apiBaseUrl = await serve((_, response) => response.end('<html>'));
    expect(await findFault({ apiBaseUrl, apiSuffix: '' })).toMatch(/found: .*JSON/);
  });
});
