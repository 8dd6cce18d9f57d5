import { readRow } from '../storage/app-database';
import { rowsPlace } from '../contract/contract';
import type { Alert } from '../contract/alerts';
import { notify, wordsIn } from './notify';
import { fetchAndTell, readAlerts } from './tell-news';
import { tellClosings } from './tell-closings';
import { tellReceiver } from './tell-receiver';

declare const self: ServiceWorkerGlobalScope;

/**
 * The receiver says that a list has new entries: fetches it, and shows what fits the watches of this phone. Where
 * nothing fits, a quiet notification says so: browsers demand one for each message, Safari ends a subscription without
 * it, and Chrome shows one of its own that says nothing. Never rejects.
 */
export async function handlePush(event: PushEvent): Promise<void> {
  const topic = topicOf(event);
  const all = await readAlerts();
  const alerts = new Map([...all].filter(([, alert]) => topic === undefined || alert.topic === topic));
  const { isTold, isFetched } = await fetchAndTell(alerts, event);
  const isClosingTold = await tellClosings([...all.values()]);
  if (!isTold && !isClosingTold) await tellQuietly([...alerts.values()][0], isFetched);
  // It was asked to leave this topic out, and did not hear it.
  if (alerts.size === 0) await tellReceiver([...all.values()]);
}

async function tellQuietly(alert: Alert | undefined, isFetched: boolean): Promise<void> {
  const chosen = alert?.language.tag ?? (await readRow(rowsPlace.language));
  const words = wordsIn(typeof chosen === 'string' ? chosen : undefined);
  await notify({
    title: alert?.name ?? self.location.hostname,
    lines: [(isFetched ? words['nothingFits'] : words['notFetched']) ?? ''],
    tag: 'quiet',
    address: alert?.list ?? '/',
    language: alert?.language,
    isQuiet: true,
  });
}

function topicOf({ data }: PushEvent): number | undefined {
  try {
    const { topic } = (data?.json() ?? {}) as { topic?: unknown };
    return typeof topic === 'number' ? topic : undefined;
  } catch (error) {
    console.warn(`A message of the receiver cannot be read: ${String(error)}`);
    return undefined;
  }
}
