import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../receiver/database/database';
import { migrate } from '../../../receiver/database/migrate';
import { mailQueue } from '../../../receiver/mail/mail-queue';
import { startMailer } from '../../../receiver/mail/mailer';
import { messageTable } from '../../../receiver/message-table';
import { findFreePort } from '../../support/ports';
import { headerOf as header, startSmtp, textOf } from '../support/smtp';
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

let lines: string[] = [];
beforeEach(async () => {
  lines = [];
  await database.query('delete from messages');
  await database.query('delete from notes');
});

const to = { contact: ['office@example.org', 'second@example.org'], subscribe: ['news@example.org'] };

function start(port: number, addresses: Record<string, string[]> = to) {
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'site@example.org', to: addresses };
  const mailer = startMailer({ database, settings, log: (line) => void lines.push(line), pause: 3_600_000 });
  onTestFinished(mailer.stop);
  return mailer;
}

let count = 0;
async function keep(fields: Record<string, string>, form = 'contact'): Promise<string> {
  const id = `id-${(count += 1)}`;
  await messageTable(database, { isMailed: () => true }).append({
    id,
    form,
    sentAt: '2026-12-01T08:15:00.000Z',
    receivedAt: '2026-12-01T08:16:00.000Z',
    fields: { email: 'zarghuna@example.com', ...fields },
  });
  return id;
}
const makeDue = () => database.query('update mail_queue set next_at = now()');

test('a message goes to the addresses of its form, and the answer to its sender', async () => {
  const { mails, port } = await startSmtp();
  const id = await keep({ name: 'Zarghuna', message: 'When is\nthe training?' });
  await keep({}, 'subscribe');
  await start(port).wake();
  expect(mails.map(({ to }) => to)).toEqual([to.contact, to.subscribe]);
  const [mail] = mails;
  expect(header(mail!, 'From')).toEqual(['From: site@example.org']);
  expect(header(mail!, 'Reply-To')).toEqual(['Reply-To: Zarghuna <zarghuna@example.com>']);
  expect(header(mail!, 'Subject')).toEqual(['Subject: Website, contact: Zarghuna']);
  expect(header(mail!, 'Message-ID')).toEqual([`Message-ID: <${id}@example.org>`]);
  expect(header(mail!, 'Auto-Submitted')).toEqual(['Auto-Submitted: auto-generated']);
  expect(textOf(mail!).replaceAll('\r', '')).toContain('message:\nWhen is\nthe training?\n');
  expect(await mailQueue(database).state()).toEqual({ waiting: 0, stuck: 0, fault: null });
});

test('a text in Dari arrives as it was written', async () => {
  const { mails, port } = await startSmtp();
  await keep({ name: 'زرغونه', message: 'سلام، آموزش کی است؟' });
  await start(port).wake();
  expect(textOf(mails[0]!)).toContain('سلام، آموزش کی است؟');
});

const evil = 'x\r\nBcc: victim@example.net\r\n\r\nbody';
test.each([
  ['a name', { name: evil }],
  ['a name of two lines', { name: 'x\nX-Evil: 1' }],
  ['a name with an address', { name: 'x" <victim@example.net>, "y' }],
  ['a first name', { firstName: evil, lastName: evil }],
  ['an address with a second one', { email: 'a@b.org,victim@example.net' }],
  ['an address in angles', { email: '<a@b.org>victim@example.net' }],
  ['an address with a line', { email: 'a@b.org\r\nBcc:victim@example.net' }],
  ['a control character in an address', { email: 'a\0@b.org' }],
  ['another separator of lines', { name: 'x\u2028Bcc: victim@example.net\u0085X-Evil: 1' }],
  ['the name of a field', { [evil]: 'x' }],
  ['a path in place of a text', { message: '{"path":"/etc/passwd"}' }],
])('%s gets no line of its own into the head', async (_, fields) => {
  const { mails, port } = await startSmtp();
  await keep({ name: 'Zarghuna', message: 'x', ...(fields as Record<string, string>) });
  await start(port).wake();
  const names = mails[0]!.head.map((line) => line.split(':')[0]);
  const known = [
    ...['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Content-Transfer-Encoding', 'Date'],
    ...['MIME-Version', 'Content-Type', 'Auto-Submitted'],
  ];
  expect(names.filter((name) => !known.includes(name!))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(mails[0]!.to).toEqual(to.contact);
  const [reply = ''] = header(mails[0]!, 'Reply-To');
  expect(reply).not.toMatch(/<victim@example\.net>$|[,]\s*victim/);
});

test('while the mail server is away a mail waits longer each time, also after a restart, and then leaves once', async () => {
  const port = await findFreePort();
  await keep({ name: 'Zarghuna' });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const mailer = start(port);
    await mailer.wake();
    const [row] = await database.query<{ wait: number; attempts: number }>(
      'select round(extract(epoch from next_at - now()) / 60)::int as wait, attempts from mail_queue',
    );
    expect(row!.attempts).toBe(attempt);
    waits.push(row!.wait);
    // Not due: nothing is tried.
    await mailer.wake();
    await mailer.stop();
    await makeDue();
  }
  expect(waits).toEqual([1, 2, 4]);
  const { mails } = await startSmtp(port);
  const mailer = start(port);
  await mailer.wake();
  await makeDue();
  await mailer.wake();
  expect(mails).toHaveLength(1);
  expect(lines).toEqual([]);
});

test('a pause grows to six hours and no longer', async () => {
  const port = await findFreePort();
  await keep({});
  await database.query('update mail_queue set attempts = 400');
  await start(port).wake();
  expect(
    await database.query(
      'select round(extract(epoch from next_at - now()) / 60)::int as wait from mail_queue',
    ),
  ).toEqual([{ wait: 360 }]);
});

test('a mail that a server refuses keeps no other from leaving', async () => {
  const { mails, port } = await startSmtp();
  const addresses = { ...to, contact: ['refused@example.org'] };
  await keep({});
  await keep({}, 'subscribe');
  await keep({}, 'newsletter');
  await start(port, addresses).wake();
  expect(mails.map(({ to }) => to)).toEqual([to.subscribe]);
  expect(await mailQueue(database).state()).toEqual({ waiting: 1, stuck: 0, fault: 'EENVELOPE 550' });
});

test('mail that is stuck is told once a day, without a word of a sender', async () => {
  const { port } = await startSmtp();
  await keep({ name: 'Zarghuna' });
  await database.query("update mail_queue set queued_at = now() - interval '2 hours'");
  const addresses = { contact: ['refused@example.org'] };
  const told = 'Mail is stuck: 1 of 1 mails have waited for more than an hour (EENVELOPE 550).';
  for (let restart = 0; restart < 2; restart += 1) {
    const mailer = start(port, addresses);
    await mailer.wake();
    await makeDue();
    await mailer.wake();
  }
  expect(lines).toEqual([told]);
  await database.query("update notes set made_at = now() - interval '25 hours'");
  await start(port, addresses).wake();
  expect(lines).toEqual([told, told]);
});

test('a mail whose process ended meanwhile is left to the next one after minutes', async () => {
  await keep({});
  const queue = mailQueue(database);
  expect(await queue.claim()).toMatchObject({ message: { form: 'contact' } });
  expect(await queue.claim()).toBeUndefined();
  await database.query("update mail_queue set next_at = next_at - interval '5 minutes'");
  expect(await queue.claim()).toBeDefined();
});

test('a message that is deleted takes its mail along', async () => {
  await keep({});
  await database.query('delete from messages');
  expect(await mailQueue(database).state()).toMatchObject({ waiting: 0 });
});
