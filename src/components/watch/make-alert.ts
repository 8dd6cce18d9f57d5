import { locale } from 'virtual:messages';
import { messages as noticeWords } from 'virtual:messages/notices';
import { alertPrefix, alertTopics, entriesFor, type Alert } from '../../../sw/contract/alerts';
import { writeRow } from '../../data/device/rows';
import { listKey } from '../../data/lists/load-list';
import { readAlerts, trySync } from '../../data/watches/alerts';
import { formatDate } from '../../format/dates';
import { fold, queryWords } from '../../format/fold';
import type { Resource } from '../../schemas/base';
import { language, ownAddress } from '../../words/language';
import { watchWords as words } from '../../words/watch';
import type { KnownRecords } from '../ui/site-context';
import { chosenField, queryFacts } from './fitting-records';
import { partsOf, watchablePlace } from './watch-news';

const dayLength = 86_400_000;
/** Of so many days the worker knows how the language writes them; later ones it writes as the list does. */
const knownDays = 200;
/** After so long (ms) an alert is written anew, with further days. */
const renewedAfter = 30 * dayLength;

/** Whether the receiver can tell of new entries of a list. */
export const hasAlerts = ({ name }: Resource): boolean => name in alertTopics;

/** All that the worker needs to tell of the new entries of a list that fit a query; what is there now is not new. */
export async function makeAlert(place: KnownRecords, query: string, now = Date.now()): Promise<Alert> {
  const { of, path, kind } = place;
  const { text, place: where, year } = queryFacts(of, query);
  const chosen = chosenField(of, query);
  const wireOf = (...names: readonly (string | undefined)[]) =>
    names.flatMap((name) => of.fields[name ?? '']?.wire ?? []);
  const identity = Object.keys(of.fields).find((name) => of.fields[name]?.need === 'identity');
  const alert: Alert = {
    topic: alertTopics[of.name]!,
    api: listKey(of),
    path: ownAddress(path),
    list: ownAddress(path + query),
    name: kind,
    wire: {
      id: wireOf('id'),
      slug: wireOf('slug'),
      number: wireOf(of.slugFrom?.number),
      title: wireOf(of.title, identity),
      place: wireOf('location'),
      deadline: wireOf(of.deadline),
      status: wireOf('status'),
    },
    filter: {
      place: fold(where),
      words: queryWords(text),
      year,
      chosen: chosen && { wire: wireOf(chosen[0]), value: chosen[1] },
    },
    language: { tag: language.tag, direction: language.direction },
    texts: { closes: noticeWords.closes('{date}'), many: words.many('{list}') },
    days: daysFrom(now),
    madeAt: now,
    told: undefined,
  };
  return { ...alert, told: await keysOfStored(alert) };
}

function daysFrom(now: number): Record<string, string> {
  const days = Array.from({ length: knownDays }, (_, count) =>
    new Date(now + (count - 1) * dayLength).toISOString().slice(0, 10),
  );
  return Object.fromEntries(days.map((day) => [day, formatDate(day, locale, 'UTC')]));
}

/** The keys of the entries that are stored, closed ones too; undefined where the list is not stored. */
async function keysOfStored(alert: Alert): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    const answer = await caches.match(alert.api, { ignoreVary: true });
    const entries = answer && entriesFor(alert, await answer.text(), '');
    return entries?.map(({ key }) => key).join('\n');
  } catch (error) {
    console.warn(`The stored list could not be read: ${String(error)}`);
    return undefined;
  }
}

/**
 * Writes alerts in the language of the page anew that were made long ago, and tells the receiver what it does not know.
 * Never rejects.
 */
export async function renewAlerts(places: readonly KnownRecords[], now = Date.now()): Promise<void> {
  for (const [address, alert] of (await readAlerts()) ?? []) {
    const { path, query } = partsOf(address);
    const place = watchablePlace(places, path);
    const isOld = Math.abs(now - alert.madeAt) > renewedAfter;
    if (!place || !isOld || alert.language.tag !== language.tag) continue;
    await writeRow(alertPrefix + address, { ...(await makeAlert(place, query, now)), told: alert.told });
  }
  await trySync();
}
