import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendPush } from '../../../receiver/push/send-push';
import { decrypt, newPhone, readVapid, startPushService } from '../support/push-service';

const pair = createECDH('prime256v1');
const keys = {
  publicKey: pair.generateKeys('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  contact: 'https://site.example.org',
};
const phone = newPhone('a');
const push = {
  id: 1,
  subscriptionId: 1,
  topic: 3,
  attempts: 1,
  endpoint: phone.subscription.endpoint,
  ...phone.subscription.keys,
};

test('a message is encrypted for its phone, signed by the receiver, and carries its topic alone', async () => {
  const { deliveries, connection } = await startPushService();
  expect(await sendPush(push, keys, connection)).toEqual({ is: 'sent' });
  const [delivery] = deliveries;
  expect(decrypt(delivery!, phone)).toBe('{"topic":3}');
  expect(() => decrypt(delivery!, newPhone('a'))).toThrow();
  expect(delivery).toMatchObject({
    path: '/send/a',
    headers: {
      host: expect.stringMatching(/^push\.example\.org/) as string,
      'content-encoding': 'aes128gcm',
      ttl: '2419200',
      topic: 'list-3',
      urgency: 'normal',
    },
  });
  const { key, claims } = readVapid(delivery!);
  expect(key).toBe(keys.publicKey);
  expect(claims).toMatchObject({ aud: 'https://push.example.org', sub: 'https://site.example.org' });
  const hours = (Number(claims.exp) - Date.now() / 1_000) / 3_600;
  expect([hours > 0, hours <= 24]).toEqual([true, true]);
});

test('a site on this machine leaves its address out of what services may write to', async () => {
  const { deliveries, connection } = await startPushService();
  await sendPush(push, { ...keys, contact: 'http://localhost:4173' }, connection);
  expect(readVapid(deliveries[0]!).claims.sub).toMatch(/^mailto:/);
});

const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
test.each([
  [200, {}, { is: 'sent' }],
  [202, {}, { is: 'sent' }],
  [404, {}, { is: 'gone' }],
  [410, {}, { is: 'gone' }],
  [400, {}, { is: 'refused' }],
  [403, {}, { is: 'refused' }],
  [413, {}, { is: 'refused' }],
  [429, {}, { is: 'busy', wait: 60 }],
  [429, { 'Retry-After': '7' }, { is: 'busy', wait: 7 }],
  [429, { 'Retry-After': '0' }, { is: 'busy', wait: 1 }],
  [429, { 'Retry-After': '99999999' }, { is: 'busy', wait: 86_400 }],
  [429, { 'Retry-After': 'soon' }, { is: 'busy', wait: 60 }],
  [503, { 'Retry-After': '9' }, { is: 'busy', wait: 9 }],
  [503, {}, { is: 'failed', fault: 'status 503' }],
  [500, {}, { is: 'failed', fault: 'status 500' }],
  [301, { Location: 'http://127.0.0.1/' }, { is: 'failed', fault: 'status 301' }],
])('%i with %j', async (status, headers, outcome) => {
  const { connection, deliveries } = await startPushService(() => ({ status, headers }));
  expect(await sendPush(push, keys, connection)).toEqual(outcome);
  expect(deliveries).toHaveLength(1);
});

test('a date says when a service may be asked again', async () => {
  const { connection } = await startPushService(() => ({
    status: 429,
    headers: { 'Retry-After': inTwoMinutes },
  }));
  const outcome = await sendPush(push, keys, connection);
  expect(outcome).toMatchObject({ is: 'busy' });
  expect(outcome).toHaveProperty('wait', expect.closeTo(119, -1));
});

test('a name that leads to this machine is not asked, nor a service with a wrong certificate', async () => {
  const { connection, deliveries } = await startPushService();
  const here = { ...push, endpoint: 'https://localhost/send/a' };
  expect(await sendPush(here, keys, { port: connection.port! })).toEqual({ is: 'failed', fault: 'EPRIVATE' });
  const { is } = await sendPush(push, keys, { ...connection, ca: [] });
  expect([is, deliveries]).toEqual(['failed', []]);
});
