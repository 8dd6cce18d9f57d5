// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { startApp, usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

const day = 86_400_000;
const today = Date.parse('2026-12-01T08:00:00Z');
const lists = [posts, faqs];

beforeEach(() => {
  usePhone();
  vi.useFakeTimers({ now: today, toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

/** The app as it opens on this device. */
async function open() {
  startApp('');
  const [{ pruneRows }, store, oldRows] = await Promise.all([
    import('../../../src/data/documents/prune-rows'),
    import('../../../src/data/device/rows'),
    import('../../../src/data/device/row-maintenance'),
  ]);
  return { ...store, ...oldRows, pruneRows: () => pruneRows(lists, ['', '/fa', '/ps']) };
}

/** A device with responses of these ages (days), of which `/api/faqs` was confirmed today. */
async function prepare(ages: Record<string, number>) {
  const { writeRow } = await open();
  for (const [key, age] of Object.entries({ '/api/faqs': 0, ...ages })) {
    await writeRow(key, { value: [], confirmedAt: today - age * day, stamp: '1' });
  }
}

/**
 * Opens the app on this many days in a row; the server, if it is there, confirms the site's lists on each of
 * them.
 */
async function live(days: number, { hasNetwork = true } = {}) {
  const gone: string[] = [];
  for (let each = 0; each < days; each += 1) {
    vi.setSystemTime(Date.now() + day);
    const { pruneRows, writeRow } = await open();
    if (hasNetwork) await writeRow('/api/faqs', { value: [], confirmedAt: Date.now(), stamp: '1' });
    gone.push(...(await pruneRows()));
  }
  return gone.sort();
}
const keys = async () => (await (await open()).listKeys()).filter((key) => key !== 'preferences/pruning');

test.each([
  ['are deleted by one that does not count', undefined, []],
  ['stay in one that counts', '/counts', ['counts/2026-11-30', 'counts/tried']],
])('rows of what an earlier version has counted %s', async (_, endpoint, stay) => {
  vi.stubEnv('VITE_COUNTS_ENDPOINT', endpoint);
  const { writeRow } = await open();
  await writeRow('counts/2026-11-30', { home: 1 });
  await writeRow('counts/tried', '2026-11-30');
  await live(1, { hasNetwork: false });
  expect((await keys()).sort()).toEqual(stay);
});

describe('rows of the API', () => {
  it('that were not confirmed for 90 days are deleted, once they were old on seven days', async () => {
    await prepare({ '/api/posts/event-1': 91, '/api/posts/tag/winter': 400, '/api/posts?page=9': 91 });
    expect(await live(7)).toEqual([]);
    expect(await live(1)).toEqual(['/api/posts/event-1', '/api/posts/tag/winter', '/api/posts?page=9']);
    expect(await keys()).toEqual(['/api/faqs']);
  });

  it('of another server than this build’s are deleted as well', async () => {
    await prepare({ 'https://old.example/api/faqs': 100, 'https://old.example/v1/api/posts/a': 100 });
    expect(await live(8)).toHaveLength(2);
  });

  it('that are lists of the site stay, however old', async () => {
    await prepare({ '/api/posts': 4_000 });
    expect(await live(30)).toEqual([]);
  });

  it('that are in another language than the page are deleted after 30 days, its lists as well', async () => {
    await prepare({ '/api/fa/posts': 31, '/api/faqs?lang=ps': 31, '/api/fa/faqs': 20, '/api/posts/a': 31 });
    expect(await live(8)).toEqual(['/api/fa/posts', '/api/faqs?lang=ps']);
    expect(await keys()).toEqual(['/api/fa/faqs', '/api/faqs', '/api/posts/a']);
  });

  it('that were confirmed within 90 days stay', async () => {
    await prepare({ '/api/posts/event-1': 70 });
    expect(await live(15)).toEqual([]);
  });

  it('that are confirmed again count from then on', async () => {
    await prepare({ '/api/posts/event-1': 91 });
    await live(6);
    const { writeRow } = await open();
    await writeRow('/api/posts/event-1', { value: [], confirmedAt: Date.now(), stamp: '1' });
    expect(await live(30)).toEqual([]);
  });

  it('are deleted with their parts, and so are parts without a row', async () => {
    const { writeList, writeRow } = await open();
    const row = { value: [], confirmedAt: today - 100 * day, stamp: 's', parts: 2, total: 2 };
    await writeList('/api/posts/tag/a', { row, parts: [[1], [2]] });
    await writeRow('/api/posts/tag/b part 000000', { stamp: 's', value: [] });
    await prepare({});
    await live(1);
    expect(await keys()).toEqual([
      '/api/faqs',
      '/api/posts/tag/a',
      '/api/posts/tag/a part 000000',
      '/api/posts/tag/a part 000001',
    ]);
    await live(7);
    expect(await keys()).toEqual(['/api/faqs']);
  });
});

describe('a device', () => {
  it('without a network loses nothing: age counts from the last row that the server confirmed', async () => {
    await prepare({ '/api/posts/event-1': 80, '/api/posts/tag/winter': 3 });
    expect(await live(200, { hasNetwork: false })).toEqual([]);
  });

  it.each([-2, 2])(
    'whose clock is %i years wrong for some days loses nothing, then or later',
    async (years) => {
      await prepare({ '/api/posts/event-1': 10, '/api/posts/tag/winter': 30 });
      await live(2);
      const jump = years * 365 * day;
      vi.setSystemTime(Date.now() + jump);
      expect(await live(5)).toEqual([]);
      vi.setSystemTime(Date.now() - jump);
      expect(await live(30)).toEqual([]);
      expect(await keys()).toHaveLength(3);
    },
  );

  it('is pruned once a day, not at each start', async () => {
    await prepare({ '/api/posts/event-1': 400 });
    await live(1);
    for (let start = 0; start < 20; start += 1) expect(await (await open()).pruneRows()).toEqual([]);
    expect(await keys()).toContain('/api/posts/event-1');
  });

  it('whose own pruning state is damaged starts again', async () => {
    await prepare({ '/api/posts/event-1': 400 });
    for (const damaged of [
      null,
      'text',
      { at: 'x' },
      { at: 5, runs: NaN, old: null },
      { at: 5, runs: 1, old: null },
    ]) {
      const { writeRow, pruneRows } = await open();
      await writeRow('preferences/pruning', damaged);
      expect(await pruneRows()).toEqual([]);
    }
  });

  it('that does not tell when a row was first old counts anew', async () => {
    await prepare({ '/api/posts/event-1': 100 });
    const { writeRow } = await open();
    await writeRow('preferences/pruning', { at: 1, runs: 1, old: { '/api/posts/event-1': 'x' } });
    expect(await live(8)).toEqual(['/api/posts/event-1']);
  });

  it('that is saved under no address does not stop it', async () => {
    await prepare({ '/api/posts/event-1': 100 });
    const { writeRow } = await open();
    await writeRow('saved/http://[', { url: 'http://[' });
    expect(await live(8)).toEqual(['/api/posts/event-1']);
  });

  it('without a database is left alone', async () => {
    expectWarning(/The device's database did not read/);
    expectWarning(/The device's database did not list/);
    expectWarning(/The device's database did not write/);
    vi.stubGlobal('indexedDB', undefined);
    expect(await (await open()).pruneRows()).toEqual([]);
  });
});

describe('the user’s own data', () => {
  it('stays, however old: documents, messages, preferences, queues, rows moved aside, and unknown rows', async () => {
    await prepare({});
    const { writeRow } = await open();
    const old = { confirmedAt: 1, usedAt: 1 };
    const made = [
      'saved/https://x.example/api/a',
      'outbox/1',
      'preferences/x',
      'section/x',
      'aside//api/posts/x',
    ];
    for (const key of [...made, 'ready-said', 'something/new']) await writeRow(key, old);
    expect(await live(20)).toEqual([]);
    expect(await keys()).toHaveLength(8);
  });

  it('loses the reading position that was not used for 90 days, but not of a saved document', async () => {
    await prepare({});
    const { writeRow } = await open();
    const place = { page: 3, across: 0, down: 0 };
    const saved = new URL('/files/saved.pdf', location.href).href;
    await writeRow(`saved/${saved}`, { url: '/files/saved.pdf' });
    for (const name of ['saved', 'old', 'read']) await writeRow(`reading//files/${name}.pdf`, place);
    await live(80);
    startApp('');
    const { writePosition, readPosition } = await import('../../../src/data/documents/reading-position');
    await writePosition('/files/read.pdf', place);
    expect(await live(30)).toEqual(['reading//files/old.pdf']);
    expect(await readPosition('/files/read.pdf')).toEqual(place);
    expect(await readPosition('/files/saved.pdf')).toEqual(place);
  });
});
