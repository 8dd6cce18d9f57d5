import { expect, test } from 'vitest';
import { checkSubscription, topicPaths } from '../../../receiver/push/check-subscription';
import { alertTopics } from '../../../sw/contract/alerts';
import { site } from '../../../src/shell/site';
import { newPhone } from '../support/push-service';

const { subscription } = newPhone('a');
const whole = { ...subscription, topics: [1, 4] };
const check = (more: object) => checkSubscription(JSON.stringify({ ...whole, ...more }));

test('a subscription has an endpoint, the keys of the browser and topics, and nothing else', () => {
  expect(check({})).toEqual({
    endpoint: subscription.endpoint,
    ...subscription.keys,
    topics: [1, 4],
    replaces: undefined,
  });
  expect(check({ replaces: 'https://push.example.org/send/old' })).toMatchObject({
    replaces: 'https://push.example.org/send/old',
  });
  // Browsers write it beside their keys.
  expect(check({ keys: { ...subscription.keys, more: 1 } })).not.toHaveProperty('more');
});

test('without topics it is over, and needs no keys', () => {
  const { endpoint } = subscription;
  expect(checkSubscription(JSON.stringify({ endpoint, topics: [] }))).toEqual({ endpoint, topics: [] });
});

test('the topics are those of the app, by the paths of their lists', () => {
  const pathOf = (name: string) =>
    site.records.find(({ of, hasPages }) => of.name === name && hasPages)?.path;
  const expected = Object.entries(alertTopics).map(([name, topic]) => [topic, pathOf(name)]);
  expect([...topicPaths]).toEqual(expected);
});

test.each(['', '[]', 'null', '"a"', '{', '{}', '{"topics":[]}'])('%s is no subscription', (body) => {
  expect(checkSubscription(body)).toBe('endpoint');
});

test.each([
  ['no address', 'send/a'],
  ['no text', 5],
  ['not encrypted', 'http://push.example.org/send/a'],
  ['another protocol', 'file:///etc/passwd'],
  ['another port', 'https://push.example.org:8443/send/a'],
  ['a password', 'https://a:b@push.example.org/send/a'],
  ['a fragment', 'https://push.example.org/send/a#b'],
  ['this machine', 'https://localhost/send/a'],
  ['this machine by number', 'https://127.0.0.1/send/a'],
  ['this machine by another number', 'https://2130706433/send/a'],
  ['this machine in IPv6', 'https://[::1]/send/a'],
  ['any address by number', 'https://203.0.113.7/send/a'],
  ['a cloud about itself', 'https://169.254.169.254/latest/meta-data'],
  ['a name of one word', 'https://database/'],
  ['a name of a private network', 'https://metadata.google.internal/'],
  ['the same with a point', 'https://metadata.google.internal./'],
  ['a name of a home', 'https://printer.local/'],
  ['too long', `https://push.example.org/${'a'.repeat(1_000)}`],
])('an endpoint with %s is refused', (_, endpoint) => {
  expect(check({ endpoint })).toBe('endpoint');
  expect(check({ replaces: endpoint })).toBe('replaces');
});

test.each([
  ['topics', { topics: undefined }],
  ['topics', { topics: 1 }],
  ['topics', { topics: [0] }],
  ['topics', { topics: [5] }],
  ['topics', { topics: ['1'] }],
  ['topics', { topics: [1, 1] }],
  ['topics', { topics: [1.5] }],
  ['topics', { topics: [1, 2, 3, 4, 1] }],
  ['keys', { keys: undefined }],
  ['keys', { keys: { auth: subscription.keys.auth } }],
  ['keys', { keys: { ...subscription.keys, auth: 'short' } }],
  ['keys', { keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } }],
  ['keys', { keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } }],
  ['keys', { keys: { ...subscription.keys, p256dh: `${subscription.keys.p256dh}===` } }],
  ['email', { email: 'a@b.org' }],
  ['name', { name: 'a' }],
])('%s is named as wrong in %j', (name, more) => {
  expect(check(more)).toBe(name);
});
