import { refreshList } from '../api/refresh-notices';
import { alertPrefix, entriesFor, toAlert, watchRows, type Alert, type AlertEntry } from '../contract/alerts';
import { cacheNames } from '../contract/contract';
import { changeRow, readEntries, readRow } from '../storage/app-database';
import { findStored } from '../storage/cache-storage';
import { notify } from './notify';

declare const self: ServiceWorkerGlobalScope;

/** More new entries of one watch than these are told by one notification. */
const mostAtOnce = 5;
/** So many entries are remembered beside those that are in the list. */
const mostRemembered = 1_000;

/** The alerts of this phone, by the addresses of their watches. */
export async function readAlerts(): Promise<Map<string, Alert>> {
  const rows = await readEntries(`${alertPrefix}/`);
  return new Map(
    rows.flatMap(([key, row]) => {
      const alert = toAlert(row);
      return alert ? [[key.slice(alertPrefix.length), alert] as const] : [];
    }),
  );
}

/** What came of looking for news: whether anything was shown, and whether each list could be fetched. */
interface News {
  isTold: boolean;
  isFetched: boolean;
}

/**
 * Asks the server for the lists of these alerts, each once, and shows what is new in them and fits. What could not be
 * fetched is compared as it is stored. Never rejects.
 */
export async function fetchAndTell(
  alerts: ReadonlyMap<string, Alert>,
  event: ExtendableEvent,
): Promise<News> {
  let isFetched = true;
  for (const api of new Set([...alerts.values()].map((alert) => alert.api))) {
    const isConfirmed = await refreshList(new URL(api, self.location.origin), event).catch(
      (error: unknown) => {
        console.warn(`${api} could not be refreshed: ${String(error)}`);
        return false;
      },
    );
    isFetched &&= isConfirmed;
  }
  return { isTold: await tellStored(alerts), isFetched };
}

/** Shows what is new in the stored lists and fits. Resolves to whether anything was shown. Never rejects. */
export async function tellStored(alerts: ReadonlyMap<string, Alert>): Promise<boolean> {
  let isTold = false;
  for (const [address, alert] of alerts) {
    try {
      isTold = (await tell(address, alert)) || isTold;
    } catch (error) {
      console.warn(`What is new in ${alert.api} could not be told: ${String(error)}`);
    }
  }
  return isTold;
}

async function tell(address: string, alert: Alert): Promise<boolean> {
  const url = new URL(alert.api, self.location.origin).href;
  const answer = await findStored(cacheNames.api, url);
  if (!answer) return false;
  const entries = entriesFor(alert, await answer.text(), new Date().toISOString().slice(0, 10));
  const known = new Set([...linesOf(alert.told), ...(await knownToUser(address, alert))]);
  const isFirst = alert.told === undefined;
  const news = isFirst ? [] : entries.filter(({ key }) => !known.has(key));
  // Before they are shown: a worker that is stopped in between tells nothing twice.
  if (isFirst || news.length > 0) {
    const isNoted = await changeRow(alertPrefix + address, (row) => {
      const stored = toAlert(row);
      const before = linesOf(stored?.told).slice(-mostRemembered);
      return (
        stored && { ...stored, told: [...new Set([...before, ...entries.map(({ key }) => key)])].join('\n') }
      );
    });
    if (!isNoted) return false;
  }
  if (news.length > mostAtOnce) await notifyOfMany(address, alert, news);
  else for (const entry of news) await notifyOf(alert, entry);
  return news.length > 0;
}

const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean);

/** The addresses of entries that the app has shown in the list of the watch. */
async function knownToUser(address: string, { path }: Alert): Promise<string[]> {
  const { known } = ((await readRow(watchRows + address)) ?? {}) as { known?: unknown };
  const prefix = path.slice(0, path.length - address.split('?')[0]!.length);
  return typeof known === 'string' ? linesOf(known).map((line) => prefix + line) : [];
}

/** The text of a deadline in the language of an alert: “Closes on 30 Nov 2026.” Empty without one. */
export const closingText = ({ texts, days }: Pick<Alert, 'texts' | 'days'>, deadline: string): string =>
  deadline &&
  texts.closes.replace(
    '{date}',
    days[deadline.slice(0, 10)] ?? deadline.replace(/^(\d{4}-\d\d-\d\d).*$/, '$1'),
  );

const notifyOf = (alert: Alert, { key, address, title, place, deadline }: AlertEntry) =>
  notify({
    title,
    lines: [alert.name, place, closingText(alert, deadline)],
    tag: key,
    address,
    language: alert.language,
  });

const notifyOfMany = (address: string, alert: Alert, news: readonly AlertEntry[]) =>
  notify({
    title: alert.texts.many.replace('{list}', alert.name),
    lines: news.slice(0, mostAtOnce).map(({ title }) => title),
    tag: address,
    address: alert.list,
    language: alert.language,
  });
