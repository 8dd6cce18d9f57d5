// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuedDocument } from '../../../src/data/documents/save-list';
import { eventually } from '../../support/eventually';
import { MemoryCaches } from '../../sw/memory-caches';
import { startApp } from '../lists/fresh';
import { expectWarning } from '../../support/console';

const bytes = new TextEncoder().encode('%PDF-1.7 a document %%EOF');
const names = ['a', 'b', 'c', 'd', 'e'];
const address = (name: string) => `${location.origin}/files/${name}.pdf`;
const documents: QueuedDocument[] = names.map((name) => ({
  file: { url: address(name), size: bytes.length },
  title: `TOR ${name}`,
  page: '/vacancies',
}));

type Answer = (signal?: AbortSignal) => Response | Promise<Response>;
const whole: Answer = () =>
  new Response(bytes, {
    headers: { 'content-type': 'application/pdf', 'content-length': `${bytes.length}` },
  });
const gone: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const missing: Answer = () => new Response('', { status: 404 });

let answers: Record<string, Answer>;
let asked: string[];
let caches: MemoryCaches;

beforeEach(() => {
  answers = {};
  asked = [];
  caches = new MemoryCaches();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('caches', caches);
  startBrowser();
  // jsdom's has no `arrayBuffer`.
  vi.stubGlobal('Blob', Blob);
  // jsdom's AbortError is not an Error of this realm, unlike a browser's.
  vi.stubGlobal(
    'DOMException',
    class extends Error {
      constructor(message: string, name: string) {
        super(message);
        this.name = name;
      }
    },
  );
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/reader.json') return Response.json({ always: [], decoders: {} });
    const name = /(\w+)\.pdf/.exec(url)?.[1];
    if (!name) return new Response('', { status: 404 });
    asked.push(name);
    return (answers[name] ?? whole)(init?.signal ?? undefined);
  });
});

type Run = (lock: { name: string } | null) => unknown;

/** A browser's locks, as all its tabs share them: requested, or waited for. */
class QueuedLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  async request(name: string, options: { ifAvailable?: boolean } | Run, more?: Run): Promise<unknown> {
    const run = more ?? (options as Run);
    const before = this.#last.get(name);
    if (before && 'ifAvailable' in options && options.ifAvailable) return run(null);
    const mine = (async () => {
      await before;
      return run({ name });
    })();
    const over = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, over);
    void over.then(() => this.#last.get(name) === over && this.#last.delete(name));
    return mine;
  }
}

/** A browser that has just started: no earlier tab holds a lock. */
function startBrowser() {
  const storage = { persist: async () => true, persisted: async () => true };
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { locks: new QueuedLocks(), storage }),
  );
}

/** The app as it starts on this device. */
async function start() {
  startApp('');
  const saves = await import('../../../src/data/documents/save-list');
  const { result } = renderHook(() => saves.useListSave('vacancies'));
  return { ...saves, state: () => result.current };
}

const savedNames = async () => {
  const cache = await caches.open('ngo-saved-documents');
  return (await cache.keys()).map(({ url }) => /(\w+)\.pdf/.exec(url)![1]!);
};

describe('a list', () => {
  it('is saved document by document, and reports that it is complete', async () => {
    const { saveList, state } = await start();
    await saveList('vacancies', documents);
    await eventually(() => expect(state()).toEqual({ is: 'ended', all: 5, saved: 5, failed: [] }));
    expect(await savedNames()).toEqual(names);
    expect(asked).toEqual(names);
  });

  it('does not fetch again what is on the device', async () => {
    const { saveList } = await start();
    await saveList('vacancies', documents.slice(1, 3));
    asked.length = 0;
    await saveList('vacancies', documents);
    expect(asked).toEqual(['a', 'd', 'e']);
  });

  it('continues after a document that the server does not have, and reports it at the end', async () => {
    expectWarning(/status 404/);
    answers = { b: missing };
    const { saveList, state } = await start();
    await saveList('vacancies', documents);
    await eventually(() => expect(state()).toMatchObject({ is: 'ended', saved: 4, failed: [documents[1]] }));
  });

  it('takes one failed connection for the document’s fault, and continues', async () => {
    expectWarning(/Failed to fetch/);
    answers = { b: gone };
    const { saveList, state } = await start();
    await saveList('vacancies', documents);
    await eventually(() => expect(state()).toMatchObject({ is: 'ended', saved: 4, failed: [documents[1]] }));
  });

  it('that lost its network stops, and resumes after a restart where it was', async () => {
    expectWarning(/Failed to fetch/);
    answers = { d: gone, e: gone };
    const before = await start();
    await before.saveList('vacancies', documents);
    await eventually(() =>
      expect(before.state()).toEqual({ is: 'interrupted', all: 5, saved: 3, failed: [] }),
    );

    answers = {};
    asked.length = 0;
    const after = await start();
    await eventually(() => expect(after.state()).toMatchObject({ is: 'interrupted', all: 5, saved: 3 }));
    await after.resumeLists();
    await eventually(() => expect(after.state()).toMatchObject({ is: 'ended', all: 5, saved: 5 }));
    expect(asked).toEqual(['d', 'e']);
    expect((await start()).state().is, 'nothing is left to remember').not.toBe('interrupted');
  });

  it('that was closed during a document resumes with that document', async () => {
    answers = { c: () => new Promise<Response>(() => undefined) };
    const before = await start();
    void before.saveList('vacancies', documents);
    await eventually(() => expect(asked).toEqual(['a', 'b', 'c']));
    startBrowser();

    answers = {};
    const after = await start();
    await after.resumeList('vacancies');
    await eventually(() => expect(after.state()).toMatchObject({ is: 'ended', all: 5, saved: 5 }));
    expect(asked).toEqual(['a', 'b', 'c', 'c', 'd', 'e']);
  });

  it('that was interrupted saves the version that the server has by then', async () => {
    answers = { c: gone, d: gone };
    expectWarning(/CallError/);
    const before = await start();
    const named = documents.map(({ file, ...about }) => ({
      file: { ...file, sha256: 'a'.repeat(64) },
      ...about,
    }));
    await before.saveList('vacancies', named.slice(2));
    startBrowser();

    answers = {};
    const after = await start();
    await after.resumeLists();
    await eventually(() => expect(after.state()).toMatchObject({ is: 'ended', all: 3, saved: 3 }));
  });

  it('that is cancelled keeps what is saved and deletes the queue', async () => {
    answers = {
      c: (signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    };
    const { saveList, cancelList, state } = await start();
    const run = saveList('vacancies', documents);
    await eventually(() =>
      expect(state()).toMatchObject({ is: 'saving', saved: 2, current: documents[2]!.file }),
    );
    await cancelList('vacancies');
    await run;
    await eventually(() => expect(state()).toEqual({ is: 'idle' }));
    expect(await savedNames()).toEqual(['a', 'b']);
    const after = await start();
    await eventually(() => expect(after.state()).toEqual({ is: 'idle' }));
  });

  it('stops if the device is full, reports it, and does not resume by itself', async () => {
    expectWarning(/StorageError: no-space/);
    const { saveList, state } = await start();
    caches.quota = bytes.length * 2;
    await saveList('vacancies', documents);
    await eventually(() => expect(state()).toMatchObject({ is: 'stopped', failure: 'no-space', saved: 2 }));

    asked.length = 0;
    const after = await start();
    await after.resumeLists();
    expect(asked).toEqual([]);
    await eventually(() => expect(after.state()).toMatchObject({ is: 'stopped', failure: 'no-space' }));
    caches.quota = Infinity;
    await after.resumeList('vacancies');
    await eventually(() => expect(after.state()).toMatchObject({ is: 'ended', saved: 5 }));
  });

  it('is not saved by two tabs at once', async () => {
    let answer: (response: Response) => void = () => undefined;
    answers = { a: () => new Promise((resolve) => (answer = resolve)) };
    const [one, other] = [await start(), await start()];
    const run = one.saveList('vacancies', documents);
    await eventually(() => expect(asked).toEqual(['a']));
    await other.saveList('vacancies', documents);
    await eventually(() => expect(other.state().is).toBe('elsewhere'));
    expect(asked).toEqual(['a']);
    answer(await whole());
    await run;
    await eventually(() => expect(one.state()).toMatchObject({ is: 'ended', saved: 5 }));
    await eventually(() => expect(other.state()).toEqual({ is: 'idle' }));
    expect(asked).toEqual(names);
  });
});
