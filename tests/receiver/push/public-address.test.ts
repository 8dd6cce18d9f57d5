import { expect, test } from 'vitest';
import { isPrivateAddress, lookupPublic } from '../../../receiver/push/public-address';

test.each(
  (
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 ' +
    '255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: fc00::1 fd12::1 fe80::1 ff02::1'
  ).split(' '),
)('%s is not on the internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each('8.8.8.8 172.32.0.1 100.128.0.1 192.0.1.1 2606:4700::1111 2a00:1450::1'.split(' '))(
  '%s is on the internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([false, true])('a name of this machine is refused when it is resolved (all: %s)', async (all) => {
  const error = await new Promise<unknown>((resolve) => {
    lookupPublic('localhost', { all }, (fault) => resolve(fault));
  });
  expect(error).toMatchObject({ code: 'EPRIVATE' });
});

test.each([
  [false, '8.8.8.8'],
  [true, [{ address: '8.8.8.8', family: 4 }]],
])('a public address passes (all: %s)', async (all, expected) => {
  const address = await new Promise<unknown>((resolve, reject) => {
    lookupPublic('8.8.8.8', { all }, (fault, found) => (fault ? reject(fault) : resolve(found)));
  });
  expect(address).toEqual(expected);
});
