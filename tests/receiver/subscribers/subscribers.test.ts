import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../../receiver/commands';
import type { Database } from '../../../receiver/database/database';
import { migrate } from '../../../receiver/database/migrate';
import { startReceiver } from '../../../receiver/server';
import { readSettings } from '../../../receiver/settings';
import { subscribers } from '../../../receiver/subscribers/subscribers';
import { eventually } from '../../support/eventually';
import { headerOf, startSmtp, textOf, type Mail } from '../support/smtp';
import { storeKinds, type Store } from '../support/stores';

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
beforeEach(async () => {
  await database.query('delete from messages');
  await database.query('delete from subscribers');
});

/** A receiver whose links lead to itself, and its mail server. The organisation gets no mails of these forms. */
async function start() {
  const { mails, port } = await startSmtp();
  const lines: string[] = [];
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO_CONTACT: 'office@example.org',
    PUBLIC_URL: 'https://example.org',
  });
  const receiver = await startReceiver({
    settings: { ...settings, port: 0 },
    database: { ...database, close: async () => undefined },
    log: (line) => void lines.push(line),
  });
  onTestFinished(receiver.stop);
  const url = `http://127.0.0.1:${receiver.port}`;
  const ask = (email: string, form = 'newsletter') =>
    fetch(`${url}/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), form, sentAt: '2026-12-01', fields: { email } }),
    });
  /** The address of a link, at the receiver itself. */
  const here = (link: string) => link.replace('https://example.org', url);
  return { mails, lines, url, ask, here };
}

const linksOf = (mail: Mail) =>
  [...textOf(mail).matchAll(/https:\/\/example\.org\/forms\/(confirm|leave)\.page\?token=[\w-]{32}/g)].map(
    ([link]) => link,
  );
const list = async () => {
  let text = '';
  for await (const part of runCommand(['subscribers'], database)) text += part;
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { email: string }).email);
};
/** Asks for news, and resolves to the two links of the mail. */
async function subscribe({ ask, mails }: Awaited<ReturnType<typeof start>>, email: string) {
  expect((await ask(email)).status).toBe(204);
  await eventually(() => expect(mails).toHaveLength(1));
  const [confirm, leave] = linksOf(mails[0]!);
  return { confirm: confirm!, leave: leave! };
}

test('who asks for news is sent the links in each language, and gets them only by confirming', async () => {
  const site = await start();
  const { confirm, leave } = await subscribe(site, 'Zarghuna@example.com');
  const [mail] = site.mails;
  expect(mail!.to).toEqual(['Zarghuna@example.com']);
  expect(new Set(linksOf(mail!))).toEqual(new Set([confirm, leave]));
  expect(linksOf(mail!)).toHaveLength(6);
  expect(headerOf(mail!, 'List-Unsubscribe')).toEqual([`List-Unsubscribe: <${leave}>`]);
  expect(headerOf(mail!, 'List-Unsubscribe-Post')).toEqual([
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ]);

  // A program that checks mails opens the link.
  const page = await fetch(site.here(confirm), { headers: { 'accept-language': 'de, prs;q=0.8, en;q=0.5' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(
    /<html lang="fa" dir="rtl">.*<form method="post"><button>تأیید<\/button>/,
  );
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await list()).toEqual([]);

  const done = await fetch(site.here(confirm), { method: 'POST', headers: { origin: 'null' } });
  expect(await done.text()).toContain('Our news will be sent');
  expect(await list()).toEqual(['zarghuna@example.com']);
  expect(site.lines).toEqual([]);
});

test('one click of a mail program ends a subscription, and confirming again brings it back', async () => {
  const site = await start();
  const { confirm, leave } = await subscribe(site, 'z@example.com');
  const post = (link: string, body?: string) =>
    fetch(site.here(link), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body && { body }),
    });
  await post(confirm);
  await fetch(site.here(leave));
  expect(await list()).toEqual(['z@example.com']);
  expect((await post(leave, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await (await fetch(site.here(leave))).text()).toContain('You will receive no more news');
  await post(confirm);
  expect(await list()).toEqual(['z@example.com']);
});

test('nobody can flood an address, and the answer does not tell who is subscribed', async () => {
  const site = await start();
  const { confirm } = await subscribe(site, 'z@example.com');
  const statuses = [];
  for (let time = 0; time < 3; time += 1)
    statuses.push((await site.ask('Z@example.com', 'subscribe')).status);
  await fetch(site.here(confirm), { method: 'POST' });
  statuses.push((await site.ask('z@example.com')).status);
  expect(statuses).toEqual([204, 204, 204, 204]);
  await site.ask('other@example.com');
  await eventually(() => expect(site.mails).toHaveLength(2));
  expect(site.mails.map(({ to }) => to[0])).toEqual(['z@example.com', 'other@example.com']);
});

test('an address that several programs read differently is stored, and not written to', async () => {
  const site = await start();
  expect((await site.ask('a,victim@example.net')).status).toBe(204);
  await subscribe(site, 'z@example.com');
  expect(site.mails.map(({ to }) => to)).toEqual([['z@example.com']]);
});

test('no more than 200 addresses are asked in an hour', async () => {
  await database.query(
    "insert into subscribers (email, token) select n || '@b.org', n::text from generate_series(1, 200) as n",
  );
  expect(await subscribers(database).ask('z@example.com')).toBe(false);
  await database.query(
    "update subscribers set asked_at = asked_at - interval '2 hours' where email = '1@b.org'",
  );
  expect(await subscribers(database).ask('z@example.com')).toBe(true);
});

describe('links that are none', () => {
  test.each([
    ['no token', ''],
    ['half a token', '?token=abc'],
    ['an unknown token', `?token=${'a'.repeat(32)}`],
    ['an attack', "?token=' or 1=1 --"],
    ['two tokens', '?token=a&token=b'],
    ['a NUL', '?token=%00'],
  ])('%s is answered with 404 and a page, and changes nothing', async (_, query) => {
    const { url } = await start();
    for (const name of ['confirm', 'leave'])
      for (const method of ['GET', 'POST']) {
        const response = await fetch(`${url}/forms/${name}.page${query}`, { method });
        expect([response.status, await response.text()]).toEqual([
          404,
          expect.stringContaining('not valid any more'),
        ]);
      }
    expect((await fetch(`${url}/forms/leave.page`, { method: 'DELETE' })).status).toBe(405);
  });
});

test('who never confirms is forgotten after a week, who left after a month, and who is erased at once', async () => {
  const asked = subscribers(database);
  for (const email of ['a@b.org', 'b@b.org', 'c@b.org', 'd@b.org']) expect(await asked.ask(email)).toBe(true);
  await database.query("update subscribers set confirmed_at = now() where email <> 'a@b.org'");
  await database.query("update subscribers set left_at = now() - interval '31 days' where email = 'b@b.org'");
  await database.query("update subscribers set asked_at = now() - interval '8 days'");
  await asked.deleteOld();
  expect(await list()).toEqual(['c@b.org', 'd@b.org']);
  for await (const line of runCommand(['erase', 'c@b.org'], database)) expect(line).toContain('0 messages');
  expect(await database.query('select email from subscribers')).toEqual([{ email: 'd@b.org' }]);
});
