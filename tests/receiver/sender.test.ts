import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { senderOf } from '../../receiver/sender';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('::1', 'ipv6');

test.each([
  ['nobody in between', '203.0.113.5', undefined, '203.0.113.5'],
  ['a header that no proxy of ours wrote', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['a proxy of ours', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a proxy of ours on a socket for both versions', '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['a header that the sender began', '10.0.0.1', '1.1.1.1, 203.0.113.5', '203.0.113.5'],
  ['two proxies of ours', '10.0.0.1', '1.1.1.1, 203.0.113.5, 10.0.0.2', '203.0.113.5'],
  ['a proxy that wrote nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['a proxy that wrote no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv6: a subscriber has a network', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['IPv6, another address of the same', '2001:DB8:0:0:9:9:9:9', undefined, '2001:db8:0:0::/64'],
  ['IPv6 with a zone', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['IPv6 through a proxy', '::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a socket that is closed', undefined, undefined, ''],
])('%s', (_, remoteAddress, header, sender) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': header } };
  expect(senderOf(request as unknown as IncomingMessage, proxies)).toBe(sender);
});
