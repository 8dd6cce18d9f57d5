import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const networks = {
  ipv4:
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
    '198.18.0.0/15 224.0.0.0/4 240.0.0.0/4',
  // With those that carry an IPv4 address: no push service is reached by one.
  ipv6: '::/96 ::ffff:0:0/96 64:ff9b::/96 2002::/16 fc00::/7 fe80::/10 ff00::/8',
} as const;

/** Apart: one list would take each IPv4 address for one that an IPv6 address carries. */
const own = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of networks[family].split(' ')) {
    const [address = '', length] = network.split('/');
    own[family].addSubnet(address, Number(length), family);
  }

/** Whether an IP address is one of this machine, of a private network, or of nobody. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return own[family].check(address, family);
}

/** Resolves the name of a host as Node does, and refuses one with an address that is private. */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`${name} has no address`), '', 0);
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(Object.assign(new Error(`${name} is in a private network`), { code: 'EPRIVATE' }), '', 0);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
