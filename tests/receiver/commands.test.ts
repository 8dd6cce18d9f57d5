import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultOf, runCommand } from '../../receiver/commands';
import { countTable } from '../../receiver/counts/count-table';
import type { Database } from '../../receiver/database/database';
import { migrate } from '../../receiver/database/migrate';
import { messageTable } from '../../receiver/message-table';
import { storeKinds, type Store } from './support/stores';

let store: Store;
let database: Database;
beforeAll(async () => {
  store = await storeKinds[0]!.make();
  database = store.open();
  await migrate(database);
}, 60_000);
afterAll(async () => {
  await database.close();
  await store.remove();
});
beforeEach(async () => void (await database.query('delete from messages')));

const table = () => messageTable(database, { isMailed: (form) => form === 'contact' });
const message = (id: string, email: string, form = 'contact') => ({
  id,
  form,
  sentAt: '2026-12-01T08:15:00.000Z',
  receivedAt: '2026-12-01T08:16:00.000Z',
  fields: { email, text: 'سلام\n\0' },
});
async function run(...words: string[]): Promise<string> {
  expect(faultOf(words)).toBeUndefined();
  let output = '';
  for await (const part of runCommand(words, database)) output += part;
  return output;
}

test('status counts messages by form, and mails', async () => {
  expect(await run('status')).toBe(
    'no messages\nerased: 0\nsubscribers: 0\nphones: 0, messages to them that wait: 0\nmails that wait: 0, of them stuck: 0\n',
  );
  await table().append(message('a', 'a@b.org'));
  await table().append(message('b', 'a@b.org', 'newsletter'));
  expect(await run('status')).toBe(
    'contact: 1 messages, the last at 2026-12-01T08:16:00.000Z\n' +
      'newsletter: 1 messages, the last at 2026-12-01T08:16:00.000Z\n' +
      'erased: 0\nsubscribers: 0\nphones: 0, messages to them that wait: 0\nmails that wait: 1, of them stuck: 0\n',
  );
});

test('an export has each message once, as it was stored, of all or of one address', async () => {
  const special = message('id-007', 'Z@Example.org ');
  await table().append(special);
  // More than two pages, all of one moment.
  await database.query(
    `insert into messages (id, form, email, received_at, body)
    select 'id-' || lpad(n::text, 3, '0'), 'contact', 'a@b.org', $1, $2
    from generate_series(0, 449) as n where n <> 7`,
    [
      new Date(special.receivedAt),
      JSON.stringify({ sentAt: special.sentAt, fields: message('', 'a@b.org').fields }),
    ],
  );
  const messages = Array.from({ length: 450 }, (_, index) =>
    index === 7 ? special : message(`id-${String(index).padStart(3, '0')}`, 'a@b.org'),
  );
  const lines = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  expect(lines(await run('export'))).toEqual(messages);
  expect(lines(await run('export', 'z@example.ORG'))).toEqual([special]);
  expect(await run('export', 'nobody@example.org')).toBe('');
});

test('what is erased is gone, with its mails, and does not come back when its phone sends it again', async () => {
  await table().append(message('a', 'Z@example.org'));
  await table().append(message('b', 'other@example.org'));
  expect(await run('erase', 'z@Example.org')).toBe('1 messages were erased.\n');
  expect(await table().append(message('a', 'Z@example.org'))).toBe(false);
  expect(await run('export')).not.toContain('Z@example.org');
  expect(await run('export')).toContain('other@example.org');
  expect(await run('status')).toContain(
    'erased: 1\nsubscribers: 0\nphones: 0, messages to them that wait: 0\nmails that wait: 1,',
  );
  expect(await run('erase', 'z@example.org')).toBe('0 messages were erased.\n');
  expect(JSON.stringify(await database.query("select * from messages where id = 'a'"))).not.toContain('@');
});

test('counts are listed by day and kind, for programs for tables', async () => {
  expect(await run('counts')).toBe('day,kind,number\n');
  const add = (day: string, kind: string, number: number) =>
    countTable(database).add([{ day, kind, number }]);
  await add('2026-12-02', 'home', 1);
  await add('2026-11-30', 'vacancy', 999);
  await add('2026-11-30', 'save', 3);
  await add('2026-11-30', 'vacancy', 2);
  expect(await run('counts')).toBe(
    'day,kind,number\n2026-11-30,save,3\n2026-11-30,vacancy,1001\n2026-12-02,home,1\n',
  );
});

test.each([
  [['erase']],
  [['erase', 'Zarghuna']],
  [['erase', 'a@b', 'c@d']],
  [['status', 'x']],
  [['counts', 'x']],
  [['stop']],
  [['']],
])('%j is no command, and the answer says which there are', (words) => {
  expect(faultOf(words)).toMatch(/is no command: expected npm run receiver \[-- status \| export/);
});
