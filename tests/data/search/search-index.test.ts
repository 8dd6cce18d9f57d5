import { expect, test } from 'vitest';
import { SearchIndex, type IndexedText } from '../../../src/data/search/search-index';
import { searchWords } from '../../../src/words/search/synonyms';

type Given = Partial<IndexedText> & { title: string };

function indexOf(...texts: Given[]) {
  const index = new SearchIndex(searchWords);
  index.add(texts.map((text, id) => ({ id, text: '', kind: '', section: 'all', ...text })));
  const find = (query: string, limit = 10) => index.find(query, limit);
  const titles = (query: string) =>
    find(query).sections.flatMap(({ hits }) => hits.map(({ id }) => texts[id]!.title));
  return { find, titles };
}

test('a result has every word of the query, in the title or in the text', () => {
  const { titles, find } = indexOf(
    { title: 'Loan officer', text: 'Herat' },
    { title: 'Loan', text: 'Kabul' },
    { title: 'Driver', text: 'Herat' },
  );
  expect(titles('herat LOAN')).toEqual(['Loan officer']);
  expect(find('herat loan').tried).toBe('all');
  expect(titles(' ')).toEqual([]);
  expect(titles('+* (')).toEqual([]);
});

test('a match in the title outweighs one in the text, and a whole word the beginning of one', () => {
  const { titles } = indexOf(
    { title: 'A', text: 'watering' },
    { title: 'B', text: 'water' },
    { title: 'Watered' },
    { title: 'Water pump' },
  );
  expect(titles('water')).toEqual(['Water pump', 'Watered', 'B', 'A']);
});

test.each([
  ['loan oficer', 'Loan officer'],
  ['wheet', 'Wheat seed'],
  ['laon', 'Loan officer'],
  ['procurment', 'Procurement of seed'],
  ['علي', 'علی کریمی'],
  ['كرمند', 'کارمند ساحوی'],
])('finds what “%s” was meant to be', (query, title) => {
  const { titles, find } = indexOf(
    ...['Loan officer', 'Wheat seed', 'Procurement of seed', 'علی کریمی', 'کارمند ساحوی'].map((title) => ({
      title,
    })),
  );
  expect(titles(query)[0]).toBe(title);
  expect(['all', 'similar']).toContain(find(query).tried);
});

test('a mistake counts only where nothing has the word as it was written, and never in a number', () => {
  const { titles } = indexOf({ title: 'Wheat 2025' }, { title: 'Wheel 2026' });
  expect(titles('wheel')).toEqual(['Wheel 2026']);
  expect(titles('2027')).toEqual([]);
});

test.each([
  ['jobs', 'Driver'],
  ['work', 'Driver'],
  ['tender', 'Seed'],
  ['procurement', 'Seed'],
  ['credit', 'A loan'],
  ['قرضه', 'A loan'],
  ['وظیفه', 'Driver'],
  ['فرصتونه', 'Driver'],
  ['قرضه‌ها', 'A loan'],
  ['فعالیتونه', 'A fair'],
  ['قندهار', 'کندهار'],
])('“%s” finds its synonyms', (query, title) => {
  const { titles } = indexOf(
    { title: 'Driver', kind: 'Vacancies' },
    { title: 'Seed', kind: 'Invitations to bid' },
    { title: 'A loan' },
    { title: 'A fair', kind: 'Events' },
    { title: 'کندهار' },
  );
  expect(titles(query)).toEqual([title]);
});

test('optional words need not be there, unless the query has no others', () => {
  const { titles } = indexOf({ title: 'Driver, Herat' }, { title: 'Of mice' });
  expect(titles('a driver in the Herat')).toEqual(['Driver, Herat']);
  expect(titles('of')).toEqual(['Of mice']);
});

test('where no result has all words, one of them is enough', () => {
  const { titles, find } = indexOf({ title: 'Driver' }, { title: 'Cook' });
  expect(find('driver zebra').tried).toBe('some');
  expect(titles('driver zebra')).toEqual(['Driver']);
  expect(find('zebra')).toEqual({ tried: 'some', best: [], sections: [] });
});

test('results are counted by section, and only the best are returned with the words that were found', () => {
  const { find } = indexOf(
    { title: 'Potter one', section: 'open' },
    { title: 'Potters two', section: 'closed' },
    { title: 'Potter three, and more', section: 'open' },
  );
  const { sections } = find('potter', 1);
  expect(sections).toMatchObject([
    { section: 'open', count: 2, hits: [{ id: 0, terms: ['potter'] }] },
    { section: 'closed', count: 1, hits: [{ id: 1, terms: ['potters'] }] },
  ]);
});

test('letter forms and digits of all keyboards find the same', () => {
  const { titles } = indexOf({ title: 'ګټور کتاب ۱۴۰۵ می‌شود' }, { title: 'کرنه' });
  for (const query of ['گټور', 'كتاب', '1405', '١٤٠٥', 'میشود']) expect(titles(query)).toHaveLength(1);
});

test('what has the query as its title or a name comes first, and in no section', () => {
  const { find } = indexOf(
    { title: 'Board chair visits Herat', text: 'board', section: 'events' },
    { title: 'Team', names: ['board', 'board of directors'], section: 'pages' },
    { title: 'Team spirit', text: 'team team team', section: 'events' },
  );
  const idsOf = (query: string) => {
    const { best, sections } = find(query);
    return [best, sections.flatMap(({ hits }) => hits)].map((hits) => hits.map(({ id }) => id));
  };
  expect(idsOf('Board')).toEqual([[1], [0]]);
  expect(idsOf('board of directors')).toEqual([[1], []]);
  expect(idsOf('team')).toEqual([[1], [2]]);
  expect(idsOf('herat')).toEqual([[], [0]]);
});

test('a title that many results have is no best match', () => {
  const drivers = Array.from({ length: 4 }, () => ({ title: 'Driver' }));
  expect(indexOf(...drivers).find('driver').best).toEqual([]);
  expect(indexOf(...drivers.slice(1)).find('driver').best).toHaveLength(3);
});

test('a record and its document are one result, at the better place of both', () => {
  const { find } = indexOf(
    { title: 'Water', section: 'open', to: '/a' },
    { title: '', text: 'water pumps', section: 'documents', to: '/a', isDocument: true },
    { title: '', text: 'water tanks', section: 'documents', to: '/b', isDocument: true },
  );
  const { sections, best } = find('pumps water');
  expect([best, sections.map(({ section, count }) => [section, count])]).toEqual([[], [['documents', 1]]]);
  const both = find('wate').sections;
  expect(both.map(({ section, count }) => [section, count])).toEqual([
    ['open', 1],
    ['documents', 1],
  ]);
  expect([both[0]!.hits[0]!.document?.id, both[0]!.hits[0]!.document?.terms]).toEqual([1, ['water']]);
  expect(both[1]!.hits[0]!.document).toBeUndefined();
});
