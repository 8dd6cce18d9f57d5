import { expect, it } from 'vitest';
import '../worker-scope';
import { rangeResponse } from '../../../sw/documents/ranges';

const ask = (range: string) =>
  rangeResponse(new Request('http://app.test/tor.pdf', { headers: { range } }), new Response('0123456789'));

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=5-65535', '56789', 'bytes 5-9/10'],
  ['bytes=-65535', '0123456789', 'bytes 0-9/10'],
])('%s of ten bytes is %s', async (range, text, place) => {
  const part = await ask(range);
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, place, text]);
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=1-2,4-5', 'lines=1-2'])(
  '%s is not satisfiable in ten bytes',
  async (range) => {
    const part = await ask(range);
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  },
);
