import type { Database, Queries } from '../database/database.ts';
import { topicPaths } from './check-subscription.ts';
import { pushSubscriptions } from './subscriptions.ts';

/** An entry of a feed. */
interface FeedEntry {
  id: string;
  /** ISO 8601. */
  published: string;
}

/** What came of one comparison of a site's feeds with what was announced. */
export interface Announcement {
  /** By topic, how many entries were new and how many phones will be told. */
  told: { topic: number; entries: number; phones: number }[];
  /** A sentence for each feed that could not be read. */
  faults: string[];
}

const feedTimeout = 20_000;
const largestFeed = 8 * 1024 * 1024;
/** A feed of so many entries has left out older ones, which come back when a newer one is withdrawn. */
const fullFeed = 50;
/** Any number of its own: two receivers that announce at once take turns. */
const lock = 7_204_134;

/**
 * Compares the feeds of a site with what was announced, and queues one message per phone and topic with new entries,
 * however many they are. The first time that a feed is read nothing of it is new. Rejects if the database does.
 */
export async function announce(database: Database, site: string): Promise<Announcement> {
  const told: Announcement['told'] = [];
  const faults: string[] = [];
  await pushSubscriptions(database).keys();
  for (const [topic, path] of topicPaths) {
    const feed = `${site}${path}.atom`;
    const entries = await readFeed(feed).catch((error: unknown) => String(error));
    if (typeof entries === 'string') faults.push(`${feed} cannot be read: ${entries}.`);
    if (typeof entries === 'string' || entries.length === 0) continue;
    const count = await database.transaction(async (queries) => {
      await queries.query('select pg_advisory_xact_lock($1)', [lock]);
      await queries.query('update push_keys set contact = $1', [site]);
      const isNew = await noteEntries(queries, feed, entries);
      return isNew === 0 ? undefined : { entries: isNew, phones: await queue(queries, topic) };
    });
    if (count) told.push({ topic, ...count });
  }
  return { told, faults };
}

/** Notes the entries of a feed. Resolves to how many of them are new. */
async function noteEntries({ query }: Queries, feed: string, entries: readonly FeedEntry[]): Promise<number> {
  const isFirst =
    (await query('insert into push_feeds (feed) values ($1) on conflict do nothing returning 1', [feed]))
      .length > 0;
  const [{ oldest } = { oldest: null }] = await query<{ oldest: Date | null }>(
    'select min(published_at) as oldest from push_entries where feed = $1',
    [feed],
  );
  const added = await query<{ published_at: Date }>(
    `insert into push_entries (feed, entry, published_at)
    select $1, id, published from json_to_recordset($2::json) as entry (id text, published timestamptz)
    on conflict do nothing returning published_at`,
    [feed, JSON.stringify(entries)],
  );
  const isFull = entries.length >= fullFeed;
  const oldestListed = entries.reduce((least, { published }) => {
    return Date.parse(published) < Date.parse(least) ? published : least;
  }, entries[0]!.published);
  if (isFull)
    await query('delete from push_entries where feed = $1 and published_at < $2::timestamptz', [
      feed,
      oldestListed,
    ]);
  if (isFirst) return 0;
  return added.filter(({ published_at }) => !isFull || !oldest || published_at >= oldest).length;
}

/** Queues a message for each phone that asked for a topic; one that waits already carries this news, too. */
async function queue({ query }: Queries, topic: number): Promise<number> {
  const rows = await query(
    `insert into push_queue (subscription_id, topic)
    select id, $1::smallint from push_subscriptions where $1::smallint = any (topics)
    on conflict (subscription_id, topic) do update set attempts = 0 returning 1`,
    [topic],
  );
  return rows.length;
}

/** The entries of an Atom feed; none where the site has no such page. */
async function readFeed(address: string): Promise<FeedEntry[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(feedTimeout) });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return [];
  }
  if (!response.ok) throw new Error(`status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestFeed) throw new Error('it is too long');
    chunks.push(chunk);
  }
  return entriesIn(Buffer.concat(chunks).toString());
}

/** The entries in a text of Atom, as the build writes it. Throws if it is none. */
export function entriesIn(text: string): FeedEntry[] {
  if (!/<feed[\s>]/.test(text)) throw new Error('it is no Atom feed');
  return [...text.matchAll(/<entry>([^]*?)<\/entry>/g)].flatMap(([, entry = '']) => {
    const id = partOf(entry, 'id');
    const published = partOf(entry, 'published');
    return id && published && !Number.isNaN(Date.parse(published)) ? [{ id, published }] : [];
  });
}

const partOf = (entry: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]{1,2000})</${name}>`).exec(entry)?.[1]?.trim();
