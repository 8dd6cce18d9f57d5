import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { Edition, TextIndex } from '../../../src/document-text/edition';
import { writeTextsOfApi, type ApiDocument } from '../../../vite/document-texts/of-api';
import { startServer } from '../../sw/server';
import { writtenPdf } from '../../support/written-pdf';
import { makeProject } from '../content/project';

const text = Buffer.from(writtenPdf([[[72, 700, 11, 'The seed is weighed in public.']]]));
const own = '/files/own.pdf';

async function setUp() {
  const folder = makeProject({});
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const indexPath = join(folder, 'texts', 'index.json');
  writeFileSync(indexPath, JSON.stringify({ texts: { [own]: 'aa' }, none: {} }));
  const asked: { url: string | undefined; etag: string | undefined }[] = [];
  const { origin } = await startServer((response: ServerResponse, request?: IncomingMessage) => {
    const { url, headers } = request ?? { url: '', headers: {} };
    asked.push({ url, etag: headers['if-none-match'] });
    const isFirst = asked.filter((one) => one.url === url).length === 1;
    if (url?.includes('busy') && isFirst) return response.writeHead(429, { 'retry-after': '1' }).end();
    if (url?.includes('gone')) return response.writeHead(404).end();
    if (headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { 'content-type': 'application/pdf', etag: '"1"' }).end(text);
  });
  const warnings: string[] = [];
  const limits = { count: 3, interval: 0, time: 10_000, all: 60_000 };
  const run = async (documents: ApiDocument[]) => {
    const warn = (message: string) => void warnings.push(message);
    await writeTextsOfApi(documents, { folder, cacheDir: join(folder, 'cache'), warn, limits });
    return JSON.parse(readFileSync(indexPath, 'utf8')) as TextIndex;
  };
  const editionOf = (hash: string) =>
    JSON.parse(readFileSync(join(folder, 'texts', `${hash}.json`), 'utf8')) as Edition;
  return { run, editionOf, warnings, asked, url: `${origin}/storage/tor%201.pdf`, origin };
}

test('documents of an API get texts, by their whole address', { timeout: 120_000 }, async () => {
  const { run, editionOf, warnings, url } = await setUp();
  const { texts } = await run([{ url }, { url: '/files/of-the-site.pdf' }]);
  expect(Object.keys(texts)).toEqual([own, url]);
  expect(editionOf(texts[url]!)).toMatchObject({
    blocks: [{ is: 'paragraph', text: 'The seed is weighed in public.' }],
    of: { sha256: createHash('sha256').update(text).digest('hex') },
  });
  expect(warnings).toEqual([]);
});

test(
  'a document that a throttle keeps back is fetched when the server says so',
  { timeout: 120_000 },
  async () => {
    const { run, warnings, origin } = await setUp();
    const url = `${origin}/storage/busy.pdf`;
    expect((await run([{ url }])).texts[url]).toBeDefined();
    expect(warnings).toEqual([`${url}: status 429. The build waits 1 s, as the server asks.`]);
  },
);

test(
  'a second build asks only whether a document has changed, or not at all',
  { timeout: 120_000 },
  async () => {
    const { run, asked, url } = await setUp();
    await run([{ url }]);
    expect((await run([{ url }])).texts[url]).toBeDefined();
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"']);
    await run([{ url, sha256: createHash('sha256').update(text).digest('hex') }]);
    expect(asked).toHaveLength(2);
  },
);

test('a document that cannot be fetched is a line in the log', { timeout: 120_000 }, async () => {
  const { run, warnings, origin, url } = await setUp();
  const documents = [`${origin}/gone.pdf`, 'http://127.0.0.1:9/refused.pdf', url, `${url}?more.pdf`];
  const { texts } = await run(documents.map((each) => ({ url: each })));
  expect(Object.keys(texts)).toEqual([own, url]);
  expect(warnings[0]).toContain('/gone.pdf has no text to read: it could not be fetched. Status 404.');
  expect(warnings[1]).toContain('refused.pdf has no text to read: it could not be fetched.');
  expect(warnings[2]).toMatch(/^1 documents have no text/);
});
