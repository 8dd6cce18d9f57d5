import { fold } from './fold';
import { slugOfTexts } from './slugs';

/** The numbers of the topics that the receiver knows, by the names of lists. They never change: it stores them. */
export const alertTopics: Readonly<Record<string, number>> = {
  vacancies: 1,
  volunteers: 2,
  itbs: 3,
  noas: 4,
};

/**
 * The prefix of the rows of alerts, each by the address of its watch, which begins with a slash. Two further rows have
 * one word: what was sent to the receiver, and which closing dates were told.
 */
export const alertPrefix = 'alerts/';
/** The prefixes of what the user keeps and watches, as the page has them (`src/data/device/row-keys.ts`). */
export const keptRows = 'kept/';
export const watchRows = 'watch/';
export const sentKey = `${alertPrefix}sent`;
export const closingsKey = `${alertPrefix}closings`;

/** The fields of a record that the worker reads. */
type WireField = 'id' | 'slug' | 'number' | 'title' | 'place' | 'deadline' | 'status';

/**
 * A watch of which its user wants to be told while the app is closed. The page writes it with all that the worker needs:
 * that one knows no schema, no filters and no formats of dates.
 */
export interface Alert {
  topic: number;
  /** The address of the API call of the list. */
  api: string;
  /** The path of the list, which those of its entries begin with: `/fa/vacancies`. */
  path: string;
  /** The address of the list with its filter. */
  list: string;
  /** The display name of the list. */
  name: string;
  /** The property names of the fields in the API. */
  wire: Readonly<Record<WireField, readonly string[]>>;
  /** What an entry must have: a folded place and folded words, a year of its deadline, a value of a field. */
  filter: {
    place: string;
    words: readonly string[];
    year: string;
    chosen: { wire: readonly string[]; value: string } | undefined;
  };
  language: { tag: string; direction: string };
  /** Texts with a place for a date, and for the name of the list. */
  texts: { closes: string; many: string };
  /** How the language writes the coming days, by `2026-11-20`. */
  days: Readonly<Record<string, string>>;
  /** ms since 1970. */
  madeAt: number;
  /** The keys of entries that were there when it began or were told since, one per line; undefined: all that is there. */
  told: string | undefined;
}

/** An entry of a list, as a notification shows it. */
export interface AlertEntry {
  /** Tells it from the others of its list: its address, and its title where that does not. */
  key: string;
  address: string;
  title: string;
  place: string;
  /** As the list writes it. */
  deadline: string;
}

/** A stored row as an alert; undefined if it is damaged. */
export function toAlert(row: unknown): Alert | undefined {
  const { topic, api, path, wire, filter, texts, days } = (row ?? {}) as Partial<Alert>;
  const isWhole = typeof topic === 'number' && typeof api === 'string' && typeof path === 'string';
  return isWhole && wire && filter && texts && days ? (row as Alert) : undefined;
}

/**
 * The entries in the text of an API answer that fit an alert and can still be answered; `today` is `2026-11-20`. Throws
 * if it is no JSON.
 */
export function entriesFor(alert: Alert, answer: string, today: string): AlertEntry[] {
  const { wire, path, list, filter } = alert;
  const body: unknown = JSON.parse(answer);
  const records = Array.isArray(body) ? body : ((body as { data?: unknown } | null)?.data ?? []);
  const all = (Array.isArray(records) ? (records as unknown[]) : []).flatMap((record) => {
    const textAt = (names: readonly string[]) => textOf(record, names);
    const title = textAt(wire.title);
    const slug = textAt(wire.slug) || slugOfTexts(textAt(wire.number), title, textAt(wire.id));
    return title === '' ? [] : [{ record, textAt, title, slug }];
  });
  const counts = new Map<string, number>();
  for (const { slug } of all) counts.set(slug, (counts.get(slug) ?? 0) + 1);

  return all.flatMap(({ record, textAt, title, slug }) => {
    const place = textAt(wire.place);
    const deadline = textAt(wire.deadline);
    const { chosen } = filter;
    const isOpen = textAt(wire.status).toLowerCase() !== 'cancelled' && !isPast(deadline, today);
    const fits =
      fold(place).includes(filter.place) &&
      deadline.startsWith(filter.year) &&
      (!chosen || textAt(chosen.wire) === chosen.value) &&
      (filter.words.length === 0 || hasWords(record, filter.words));
    if (!isOpen || !fits) return [];
    const own = `${path}/${encodeURIComponent(slug)}`;
    // Which of several has the number of this one, the app alone can tell.
    const isOne = counts.get(slug) === 1;
    const key = isOne ? own : `${own} ${title.replaceAll('\n', ' ')}`;
    return [{ key, address: isOne ? own : list, title: plain(title), place, deadline }];
  });
}

function textOf(record: unknown, names: readonly string[]): string {
  for (const name of names) {
    const value = (record as Record<string, unknown> | null)?.[name];
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return String(value).trim();
  }
  return '';
}

/** A free text is no date, and never past. */
const isPast = (deadline: string, today: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(deadline) && deadline.slice(0, 10) < today;

function hasWords(record: unknown, words: readonly string[]): boolean {
  const text = fold(JSON.stringify(record));
  return words.every((word) => text.includes(word));
}

/** The longest title in a notification. Some lists name a record by its description, which is markup. */
const longestTitle = 120;
const plain = (title: string): string => {
  const text = title
    .replace(/<[^>]*>|&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longestTitle ? `${text.slice(0, longestTitle)}…` : text;
};

/** The address at which the receiver takes subscriptions; empty where the site has none. */
export const pushEndpoint: string = (import.meta.env.VITE_PUSH_ENDPOINT ?? '').trim().replace(/^none$/, '');

/** What the receiver knows of this phone: its endpoint, and of which topics it wants to hear. */
export interface SentSubscription {
  endpoint: string;
  topics: readonly number[];
  /** ms since 1970. */
  at: number;
}

const sendingTimeout = 20_000;

/**
 * Tells the receiver of which topics this phone wants to hear; of none, and it forgets the phone. `replaces` is the
 * endpoint that it had before. Rejects if the receiver does not accept it.
 */
export async function sendSubscription(
  subscription: Pick<PushSubscription, 'endpoint' | 'toJSON'>,
  topics: readonly number[],
  replaces?: string,
): Promise<SentSubscription> {
  const { endpoint } = subscription;
  const { keys } = subscription.toJSON();
  const body = topics.length === 0 ? { endpoint, topics } : { endpoint, keys, topics, replaces };
  const response = await fetch(pushEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(sendingTimeout),
  });
  if (!response.ok) throw new Error(`The receiver of alerts answered with status ${response.status}.`);
  return { endpoint, topics, at: Date.now() };
}
