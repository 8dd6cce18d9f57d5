import { expect, it } from 'vitest';
import { IndexedEntries } from '../../../src/data/search/indexed-entries';
import type { Entry } from '../../../src/data/search/read-entries';
import { SearchIndex } from '../../../src/data/search/search-index';

const entry = (title: string, body = ''): Entry => ({ kind: 'Vacancies', title, body, to: `/${title}` });

function follow() {
  const index = new SearchIndex({ synonyms: [], optional: [] });
  const indexed = new IndexedEntries();
  const changes: string[] = [];
  const finder = {
    add: (texts: Parameters<SearchIndex['add']>[0]) => {
      changes.push(...texts.map(({ id, title }) => `+${id} ${title}`));
      index.add(texts);
    },
    remove: (ids: readonly number[]) => {
      changes.push(...ids.map((id) => `-${id}`));
      index.remove(ids);
    },
  };
  return {
    /** Resolves to what the index was told. */
    async update(entries: readonly Entry[], section: (entry: Entry) => string = () => 'open') {
      await indexed.update(entries, section, finder);
      return changes.splice(0);
    },
    /** No entry has the query as its title: it ends within a word. */
    find: (query: string) =>
      index
        .find(query.slice(0, -1), 10)
        .sections.flatMap(({ section, hits }) =>
          hits.map(({ id }) => `${section}: ${indexed.entries[id]!.title}`),
        ),
  };
}

it('tells the index only what is new, has changed or is gone', async () => {
  const { update, find } = follow();
  expect(await update([entry('cook', 'rice'), entry('driver', 'cars')])).toEqual(['+0 cook', '+1 driver']);
  expect(await update([entry('guard'), entry('cook', 'rice'), entry('driver', 'cars')])).toEqual([
    '+2 guard',
  ]);
  expect(await update([entry('guard'), entry('driver', 'buses')])).toEqual(['+3 driver', '-0', '-1']);
  expect([find('rice'), find('cars'), find('buses'), find('guard')]).toEqual([
    [],
    [],
    ['open: driver'],
    ['open: guard'],
  ]);
});

it('a notice that closed moves to another section', async () => {
  const { update, find } = follow();
  await update([entry('cook')]);
  expect(await update([entry('cook')], () => 'closed')).toEqual(['+1 cook', '-0']);
  expect(find('cook')).toEqual(['closed: cook']);
});

it('what the index does not know of an entry is replaced without telling it', async () => {
  const { update } = follow();
  const notice = { number: 'VA-1', deadline: '2030-01-01' };
  await update([entry('cook')]);
  expect(await update([{ ...entry('cook'), notice }])).toEqual([]);
});

it('entries with the same title on one page are counted', async () => {
  const { update, find } = follow();
  await update([entry('cook'), entry('cook')]);
  expect(find('cook')).toHaveLength(2);
  expect(await update([entry('cook')])).toHaveLength(1);
  expect(find('cook')).toHaveLength(1);
});

it('the text of a document is found by its words, and by neither the title nor the kind of its record', async () => {
  const { update, find } = follow();
  await update([{ ...entry('cook', 'rice'), isTitledElsewhere: true }]);
  expect([find('rice'), find('cook'), find('vacancies')]).toEqual([['open: cook'], [], []]);
});
