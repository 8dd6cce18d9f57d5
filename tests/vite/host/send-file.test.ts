import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, serveSample } from './sample-site.ts';

let site: Awaited<ReturnType<typeof serveSample>>;
beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

const script = '/assets/index-abc.js';

describe('precompressed files', () => {
  test('brotli is sent if the client accepts it, else gzip, else the file itself', async () => {
    const plain = await site.ask(script);
    const brotli = await site.ask(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await site.ask(script, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
  });

  test('an encoding with q=0 is not sent', async () => {
    const { headers } = await site.ask(script, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('responses have Vary, and each encoding has its own strong ETag', async () => {
    const answers = await Promise.all(
      ['', 'gzip', 'br'].map((encoding) => site.ask(script, { 'accept-encoding': encoding })),
    );
    for (const { headers } of answers) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers.etag).toMatch(/^"[\w-]+"$/);
    }
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

test('while files are still being compressed, an answer is compressed as it is sent', async () => {
  const compressing = await serveSample(undefined, {}, true);
  const plain = await compressing.ask(script);
  const brotli = await compressing.ask(script, { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await compressing.ask(script, { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect([plain, brotli, gzip].map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
    [undefined, 'Accept-Encoding'],
    ['br', 'Accept-Encoding'],
    ['gzip', 'Accept-Encoding'],
  ]);
  expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
  const short = await compressing.ask('/manifest.webmanifest', { 'accept-encoding': 'br' });
  expect(short.headers['content-encoding']).toBeUndefined();
  const unknown = await compressing.ask('/unknown', { 'accept-encoding': 'br' });
  expect([unknown.status, unknown.headers['content-encoding']]).toEqual([404, 'br']);
  await compressing.close();
});

describe('the client’s copy', () => {
  test('costs a 304 without a body while its ETag matches', async () => {
    const { headers } = await site.ask(script, { 'accept-encoding': 'br' });
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` };
    const again = await site.ask(script, known);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    expect(again.headers['cache-control']).toContain('immutable');
  });

  test('costs a 304 while the file is not newer, unless an ETag differs', async () => {
    const { headers } = await site.ask('/files/tor.pdf');
    const since = { 'if-modified-since': headers['last-modified'] ?? '' };
    expect((await site.ask('/files/tor.pdf', since)).status).toBe(304);
    expect((await site.ask('/files/tor.pdf', { ...since, 'if-none-match': '"other"' })).status).toBe(200);
    const old = { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' };
    expect((await site.ask('/files/tor.pdf', old)).status).toBe(200);
  });

  test('is replaced at once by a new build in the same folder', async () => {
    const before = await site.ask('/files/note.txt');
    await writeFile(join(site.folder, 'files/note.txt'), 'one');
    const first = await site.ask('/files/note.txt');
    await writeFile(join(site.folder, 'files/note.txt'), 'two');
    const second = await site.ask('/files/note.txt', { 'if-none-match': first.headers.etag ?? '' });
    expect([before.status, first.status, second.status]).toEqual([404, 200, 200]);
    expect(second.body.toString()).toBe('two');
  });
});

describe('byte ranges', () => {
  test('a range of a file is sent as 206', async () => {
    const { status, headers, body } = await site.ask('/files/tor.pdf', { range: 'bytes=0-3' });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 0-3/${pdf.length}`);
    expect(headers['content-length']).toBe('4');
    expect(body.toString()).toBe('%PDF');
  });

  test('a range outside of the file is a 416 with its size', async () => {
    const { status, headers } = await site.ask('/files/tor.pdf', { range: `bytes=${pdf.length}-` });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${pdf.length}`);
  });

  test('the complete file is sent if the range is of another version', async () => {
    const { headers } = await site.ask('/files/tor.pdf');
    expect(headers['accept-ranges']).toBe('bytes');
    const ask = (condition = '') => site.ask('/files/tor.pdf', { range: 'bytes=0-3', 'if-range': condition });
    expect((await ask(headers.etag)).status).toBe(206);
    expect((await ask(headers['last-modified'])).status).toBe(206);
    expect((await ask('"other"')).status).toBe(200);
    expect((await ask(`W/${headers.etag}`)).status).toBe(200);
  });

  test('a compressed body is always sent completely', async () => {
    const { status, headers } = await site.ask(script, { 'accept-encoding': 'br', range: 'bytes=0-3' });
    expect(status).toBe(200);
    expect(headers['accept-ranges']).toBeUndefined();
  });
});
