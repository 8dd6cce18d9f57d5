import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { host } from '../support/ports';
import { bodySize, sumOfBodies } from './transfer';

const text = 'vacancy '.repeat(1_000);

async function serve() {
  const server = createServer(({ url, headers }, response) => {
    const isTaken = String(headers['accept-encoding']).includes('br');
    if (url === '/gone') response.writeHead(404);
    else if (url === '/list.html') response.writeHead(308, { location: '/list' });
    else if (isTaken) response.setHeader('content-encoding', 'br');
    response.end(isTaken ? brotliCompressSync(text) : text);
  }).listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

it('counts bytes on the wire, compressed', async () => {
  const site = await serve();
  expect(await bodySize(`${site}/list`)).toBe(brotliCompressSync(text).length);
  expect(await bodySize(`${site}/list.html`)).toBe(brotliCompressSync(text).length);
});

it('counts a repeated address once, and a missing one is an error', async () => {
  const site = await serve();
  const one = await bodySize(`${site}/list`);
  expect(await sumOfBodies([`${site}/list`, `${site}/list`, `${site}/other`])).toBe(2 * one);
  await expect(sumOfBodies([`${site}/gone`])).rejects.toThrow('answered 404');
});
