import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { deleteQueue, hasInterrupted, readQueue, writeQueue } from '../../../src/data/documents/list-queues';
import { writeRow } from '../../../src/data/device/rows';

const document = { file: { url: '/files/tor.pdf' }, title: 'Officer', page: '/vacancies' };
const queue = { name: 'vacancies', all: 2, left: [document], failed: [document] };

beforeEach(() => deleteQueue('vacancies'));

it('the rest of a list is stored until it is complete', async () => {
  await writeQueue(queue);
  expect(await readQueue('vacancies')).toEqual(queue);
  expect(await hasInterrupted()).toBe(true);
  await deleteQueue('vacancies');
  expect([await readQueue('vacancies'), await hasInterrupted()]).toEqual([undefined, false]);
});

it.each([null, 'text', 7, [], {}, { name: 'vacancies' }, { name: 'vacancies', left: {}, failed: [] }])(
  'a damaged row is ignored: %j',
  async (row) => {
    await writeRow('section/vacancies', row);
    expect([await readQueue('vacancies'), await hasInterrupted()]).toEqual([undefined, false]);
  },
);

it('the deadlines of its documents are kept; a queue of an earlier version has none', async () => {
  const dated = { ...document, deadline: '2026-12-05' };
  await writeRow('section/vacancies', { ...queue, left: [dated, document, { ...document, deadline: 5 }] });
  expect((await readQueue('vacancies'))?.left).toEqual([dated, document, document]);
});

it('a damaged document of a list does not affect the others', async () => {
  const damaged = [
    null,
    5,
    {},
    { file: {}, title: 'x', page: '/' },
    { file: { url: '/a' }, title: 5, page: '/' },
  ];
  await writeRow('section/vacancies', { ...queue, left: [...damaged, document] });
  expect(await readQueue('vacancies')).toEqual(queue);
});
