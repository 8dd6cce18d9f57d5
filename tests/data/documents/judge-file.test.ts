import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { markHeaders } from '../../../sw/contract/mark';
import { judgeFile } from '../../../src/data/documents/judge-file';
import { MemoryCaches } from '../../sw/memory-caches';
import { expectWarning } from '../../support/console';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const json = { headers: { 'content-type': 'application/json' } };
const listed = (file: string, text: string) => JSON.stringify([{ file, sha256: hashOf(text).toUpperCase() }]);

const document = { url: '/files/tor.pdf', sha256: hashOf('published') };

/** What the server answers by address; all other addresses fail. */
let server: Record<string, string>;
let asked: string[];

beforeEach(() => {
  server = {};
  asked = [];
  vi.stubGlobal('location', new URL('https://app.example/vacancies/va-7'));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const text = server[url];
    if (text === undefined) throw new TypeError('no network');
    return new Response(text, json);
  });
});

async function store(path: string, text: string) {
  const cache = await caches.open(cacheNames.api);
  await cache.put(`https://app.example${path}`, new Response(text, json));
}

const judge = (text: string, lists = ['vacancies', 'itbs']) => judgeFile(document, new Blob([text]), lists);

describe('a file that is compared with a document', () => {
  it('is the published one if the page knows its hash; nothing is asked', async () => {
    expect(await judge('published')).toEqual({ is: 'published' });
    expect(asked).toEqual([]);
  });

  it('is the published one if a stored list names its hash for the document', async () => {
    await store('/api/vacancies', listed('/files/tor.pdf', 'newer'));
    expect(await judge('newer')).toEqual({ is: 'published' });
    expect(asked).toEqual([]);
  });

  it('may be another document of the lists, also without a network', async () => {
    await store('/api/itbs', listed('/files/bid.pdf', 'a bid'));
    expect(await judge('a bid')).toEqual({
      is: 'elsewhere',
      address: 'https://app.example/files/bid.pdf',
    });
  });

  it('is the published one if the server names it now; only the list of the document is asked for', async () => {
    await store('/api/vacancies', listed('/files/tor.pdf', 'published'));
    server = { '/api/vacancies': listed('/files/tor.pdf', 'newer') };
    const others = ['/api/fa/vacancies', '/api/ps/vacancies'];
    for (const other of others) server[other] = '[]';
    expect(await judge('newer')).toEqual({ is: 'published' });
    expect(asked.filter((url) => !url.includes('vacancies'))).toEqual([]);
  });

  it('is not the published one if no list names it', async () => {
    await store('/api/vacancies', listed('/files/tor.pdf', 'published'));
    for (const language of ['', 'fa/', 'ps/']) server[`/api/${language}vacancies`] = '[]';
    expect(await judge('forged')).toEqual({ is: 'different' });
  });

  it('is not the published one as far as the phone knows, without a network', async () => {
    expectWarning(/could not be read/);
    await store('/api/vacancies', listed('/files/tor.pdf', 'published'));
    expect(await judge('forged')).toEqual({ is: 'unsure' });
  });

  it('is not the published one as far as the phone knows, if the worker answers with an older list', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('[]', { headers: { ...json.headers, ...markHeaders({ confirmedAt: 1e12 }) } }),
    );
    expect(await judge('forged')).toEqual({ is: 'unsure' });
  });

  it('cannot be compared where the browser has no hashes', async () => {
    vi.stubGlobal('crypto', {});
    expect(await judge('published')).toEqual({ is: 'unknown' });
  });
});
