import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { captchaCheck } from '../../receiver/captcha';

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
}

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(JSON.stringify(body));

test('the service is asked with the secret and the answer, and its word counts', async () => {
  const asked: string[] = [];
  const url = await service(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(body);
    response.end(JSON.stringify({ success: body.endsWith('right') }));
  });
  const isValid = captchaCheck({ secret: 'a&b', url });
  expect([await isValid('right'), await isValid('wrong'), await isValid('')]).toEqual([true, false, false]);
  expect(asked).toEqual(['secret=a%26b&response=right', 'secret=a%26b&response=wrong']);
});

test.each([
  ['an error', saying({}, 500), 'status 500'],
  ['no word', saying({ success: 'yes' }), 'did not say'],
  ['null', saying(null), 'did not say'],
  ['a page', ((_, response) => response.end('<html>')) satisfies RequestListener, 'JSON'],
  ['nothing in time', (() => undefined) satisfies RequestListener, 'did not answer'],
  [
    'another address',
    ((_, response) => response.writeHead(302, { location: '/' }).end()) satisfies RequestListener,
    'did not answer',
  ],
  [
    'that our secret is wrong',
    saying({ success: false, 'error-codes': ['invalid-input-secret'] }),
    'refuses the secret',
  ],
])('a service that answers with %s decides nothing', async (_, listener, reason) => {
  const isValid = captchaCheck({ secret: 's', url: await service(listener), timeLimit: 200 });
  await expect(isValid('right')).rejects.toThrow(reason);
});

test('a service that is not there decides nothing', async () => {
  const isValid = captchaCheck({ secret: 's', url: 'http://127.0.0.1:9/' });
  await expect(isValid('right')).rejects.toThrow('did not answer');
});
