import type { IncomingMessage } from 'node:http';
import { isIP, type BlockList } from 'node:net';

/**
 * Who sent a request, for counting: an IPv4 address, or the network of 64 bits that one subscriber of IPv6 has. What
 * `X-Forwarded-For` says counts only as far as trusted proxies wrote it.
 */
export function senderOf(request: IncomingMessage, trusted: BlockList): string {
  const header = request.headers['x-forwarded-for'];
  // Each proxy appends the address that it saw: the last one that is no proxy of ours is the sender.
  const hops = (Array.isArray(header) ? header.join() : (header ?? '')).split(',').map((hop) => hop.trim());
  let sender = plain(request.socket.remoteAddress ?? '');
  while (hops.length > 0 && isTrusted(sender, trusted)) {
    const hop = plain(hops.pop()!);
    if (isIP(hop) === 0) break;
    sender = hop;
  }
  return isIP(sender) === 6 ? networkOf(sender) : sender;
}

/** An IPv4 address as it is, also from a socket that takes both versions. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

const isTrusted = (address: string, trusted: BlockList): boolean => {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
};

function networkOf(address: string): string {
  // The parser of addresses writes each in one way: 2001:db8::1.
  const [left = '', right = ''] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const before = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
