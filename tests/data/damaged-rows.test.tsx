// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { prefetchTextsByRank } from '../../src/components/search/prefetch-order';
import { readPreference } from '../../src/data/device/preferences';
import { deleteLooseParts } from '../../src/data/device/row-maintenance';
import { readParted, writeRow } from '../../src/data/device/rows';
import { sourceOfMissingText } from '../../src/data/documents/extracted-texts';
import { completeViewer } from '../../src/data/documents/viewer-files';
import { pruneRows } from '../../src/data/documents/prune-rows';
import { readPosition } from '../../src/data/documents/reading-position';
import { loadText, readTextRow } from '../../src/data/documents/text-editions';
import { pauseLeft } from '../../src/data/lists/prefetch/prefetch-pause';
import { recordVisit } from '../../src/data/lists/visits/last-visit';
import { showLost } from '../../src/shell/background/show-lost';
import { site } from '../../src/shell/site';
import { freshCache, stubFetch } from '../support/render';
import { MemoryCaches } from '../sw/memory-caches';
import { damages, expectToOpen, places } from './damaged-rows';

const kinds = Object.keys(damages);

// Each kind of row with one kind of damage; all combinations are in damaged-rows.long.tsx.
test.each(places.map((place, index) => [place.key, kinds[(index * 5) % kinds.length]!, place] as const))(
  'the app opens and shows its normal content if %s holds %s',
  (_, kind, place) => expectToOpen(place, damages[kind]),
);

test('a damaged reading position means the beginning', async () => {
  for (const damage of Object.values(damages)) {
    await writeRow('reading//files/a.pdf', damage);
    expect(await readPosition('/files/a.pdf')).toEqual({ page: 1, across: -1, down: -1 });
  }
});

const { signal } = new AbortController();
const none = () => undefined;

async function pruneOldRow() {
  await writeRow('/api/faqs', { confirmedAt: Date.now() });
  await writeRow('/api/posts/old', { confirmedAt: 1 });
  return pruneRows(site.lists);
}

/** What reads a row that no page shows, and what it takes a damaged one for. */
const readers: readonly [key: string, read: () => Promise<unknown>, taken: unknown][] = [
  ['edition//files/a.pdf', () => readTextRow('/files/a.pdf'), undefined],
  ['edition//texts/index.json', () => loadText({ url: '/files/a.pdf' }), undefined],
  ['preferences/pruning', pruneOldRow, []],
  ['preferences/last-visit', async () => (await recordVisit(new Map(), undefined)).news, []],
  ['preferences/language', () => readPreference('language'), undefined],
  ['preferences/viewer-missing', () => completeViewer(signal), undefined],
  ['loss-said', () => showLost(none, signal), undefined],
  ['/api/posts part 000000', () => readParted('/api/posts', none), undefined],
  ['/api/posts', () => deleteLooseParts(['/api/posts part 000000']), undefined],
  ['saved/a', () => prefetchTextsByRank(freshCache(), site.records, signal), 0],
];

describe('a damaged row', () => {
  beforeEach(() => {
    stubFetch({ '/texts/index.json': { texts: {}, none: {} } });
    vi.stubGlobal('caches', new MemoryCaches());
  });

  test.each(readers)('%s is taken for one that is missing', async (key, read, taken) => {
    for (const [kind, damage] of Object.entries(damages)) {
      // A text is a language, as far as the row tells.
      if (key === 'preferences/language' && typeof damage === 'string') continue;
      await writeRow(key, damage);
      expect(await read(), kind).toEqual(taken);
    }
  });

  test('never makes a pause of the server longer', async () => {
    for (const damage of Object.values(damages)) {
      await writeRow('preferences/quiet-pause', damage);
      expect(await pauseLeft()).toBe(0);
    }
  });

  test('of a text loses only what is damaged', async () => {
    const edition = {
      lang: 'en',
      pages: 1,
      blocks: [{ is: 'paragraph', text: 'A' }],
      of: { sha256: 'a', size: 1 },
    };
    const row = { edition, hash: 7, usedAt: 'x', cameAt: 1e300, size: 'x', isPrefetched: 'x' };
    await writeRow('edition//files/a.pdf', row);
    expect(await readTextRow('/files/a.pdf')).toEqual({ edition, hash: '', usedAt: 0 });
    expect(await sourceOfMissingText('/files/a.pdf', new Blob(['%PDF']))).toBeUndefined();
  });
});
