import { once } from 'node:events';
import { request, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countTable } from './counts/count-table.ts';
import type { Database } from './database/database.ts';
import { socketOf } from './hold-folder.ts';
import { mailQueue } from './mail/mail-queue.ts';
import { addressOf } from './message-table.ts';
import { announce } from './push/announce.ts';
import { pushQueue } from './push/push-queue.ts';
import { sendDue } from './push/pusher.ts';
import { siteOf } from './settings.ts';
import { leavePath } from './subscribers/pages.ts';

const usage =
  'npm run receiver [-- status | export [ADDRESS] | erase ADDRESS | subscribers | counts | alerts SITE_ADDRESS]';

/** How many messages are read at once. */
const pageSize = 200;

/** What is wrong with the words of a command; undefined if nothing. */
export function faultOf([name = '', ...more]: readonly string[]): string | undefined {
  if (['status', 'subscribers', 'counts'].includes(name) && more.length === 0) return undefined;
  if (name === 'export' && more.length <= 1) return undefined;
  if (name === 'erase' && more.length === 1 && /^[^\s@]+@[^\s@]+$/.test(more[0]!.trim())) return undefined;
  if (name === 'alerts' && more.length === 1 && siteOf(more[0]!) !== undefined) return undefined;
  return `"${[name, ...more].join(' ')}" is no command: expected ${usage}`;
}

/** Runs a command, and yields what it prints. */
export async function* runCommand(
  [name, address]: readonly string[],
  database: Database,
): AsyncGenerator<string> {
  if (name === 'export') yield* exportMessages(database, address);
  else if (name === 'erase') yield await erase(database, address!);
  else if (name === 'subscribers') yield await listSubscribers(database);
  else if (name === 'counts') yield await listCounts(database);
  else if (name === 'alerts') yield* alertPhones(database, siteOf(address!)!);
  else yield await describe(database);
}

/** Announces the new entries of a site, and sends what is due. Rejects at the end if a feed could not be read. */
async function* alertPhones(database: Database, site: string): AsyncGenerator<string> {
  const { told, faults } = await announce(database, site);
  for (const { topic, entries, phones } of told)
    yield `topic ${topic}: ${entries} new entries, for ${phones} phones\n`;
  if (told.length === 0) yield 'nothing new\n';
  const { sent, gone, later } = await sendDue(database);
  yield `told: ${sent}, gone: ${gone}, tried again later: ${later}\n`;
  if (faults.length > 0) throw new Error(faults.join(' '));
}

interface Row {
  id: string;
  form: string;
  received_at: Date;
  body: string;
}

/** The messages from the oldest on, as JSON Lines: all, or those of one address. */
async function* exportMessages(database: Database, address?: string): AsyncGenerator<string> {
  let rows: Row[] = [];
  let last: [Date, string] = [new Date(0), ''];
  do {
    rows = await database.query<Row>(
      `select id, form, received_at, body::text as body from messages
      where body is not null and (received_at, id) > ($1, $2) and ($3::text is null or email = $3)
      order by received_at, id limit $4`,
      [...last, address === undefined ? null : addressOf(address), pageSize],
    );
    for (const { id, form, received_at, body } of rows) {
      const { sentAt, fields } = JSON.parse(body) as { sentAt: string; fields: Record<string, string> };
      yield `${JSON.stringify({ id, form, sentAt, receivedAt: received_at.toISOString(), fields })}\n`;
      last = [received_at, id];
    }
  } while (rows.length === pageSize);
}

/** Empties the messages of an address. Their ids stay, so that a phone that sends one again does not bring it back. */
async function erase(database: Database, address: string): Promise<string> {
  const rows = await database.query(
    `with erased as (
      update messages set body = null, email = '' where email = $1 and body is not null returning id
    ), unqueued as (
      delete from mail_queue where message_id in (select id from erased)
    ), unsubscribed as (
      delete from subscribers where email = $1
    )
    select id from erased`,
    [addressOf(address)],
  );
  return `${rows.length} messages were erased.\n`;
}

/** Who has confirmed and not left, as JSON Lines: the address, and the path of the page where it leaves. */
async function listSubscribers(database: Database): Promise<string> {
  const rows = await database.query<{ email: string; token: string }>(
    'select email, token from subscribers where confirmed_at is not null and left_at is null order by email',
  );
  return rows
    .map(({ email, token }) => `${JSON.stringify({ email, leave: `${leavePath}?token=${token}` })}\n`)
    .join('');
}

/** The sums by day and kind as CSV, which programs for tables open. */
async function listCounts(database: Database): Promise<string> {
  const rows = await countTable(database).all();
  return ['day,kind,number', ...rows.map(({ day, kind, number }) => `${day},${kind},${number}`), ''].join(
    '\n',
  );
}

async function describe(database: Database): Promise<string> {
  const forms = await database.query<{ form: string; count: number; last: Date }>(
    `select form, count(*)::int as count, max(received_at) as last from messages
    where body is not null group by form order by form`,
  );
  const [{ count: erased } = { count: 0 }] = await database.query<{ count: number }>(
    'select count(*)::int as count from messages where body is null',
  );
  const { waiting, stuck, fault } = await mailQueue(database).state();
  const [{ count: news } = { count: 0 }] = await database.query<{ count: number }>(
    'select count(*)::int as count from subscribers where confirmed_at is not null and left_at is null',
  );
  const push = await pushQueue(database).state();
  return [
    ...forms.map(({ form, count, last }) => `${form}: ${count} messages, the last at ${last.toISOString()}`),
    ...(forms.length === 0 ? ['no messages'] : []),
    `erased: ${erased}`,
    `subscribers: ${news}`,
    `phones: ${push.phones}, messages to them that wait: ${push.waiting}`,
    `mails that wait: ${waiting}, of them stuck: ${stuck}${fault ? ` (${fault})` : ''}`,
    '',
  ].join('\n');
}

/** Runs the commands that arrive at the socket of this receiver. */
export const commandListener =
  (database: Database, log: (sentence: string) => void): RequestListener =>
  ({ url = '' }, response) => {
    const words = new URL(url, 'http://receiver').searchParams.getAll('word');
    pipeline(Readable.from(faultOf(words) ? [] : runCommand(words, database)), response).catch(
      (error: unknown) => log(`A command could not be run: ${String(error)}`),
    );
  };

/** Has the receiver that runs in the folder run a command, and yields what it prints. */
export async function* askRunning(folder: string, words: readonly string[]): AsyncGenerator<string> {
  const path = `/?${new URLSearchParams(words.map((word): [string, string] => ['word', word]))}`;
  const asked = request({ socketPath: socketOf(folder), path }).end();
  const [response] = (await once(asked, 'response')) as [Readable];
  for await (const chunk of response.setEncoding('utf8')) yield String(chunk);
}
