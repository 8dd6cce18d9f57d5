import { closingsKey, keptRows, type Alert } from '../contract/alerts';
import { changeRow, readEntries } from '../storage/app-database';
import { siteLanguages } from '../version/version-files';
import { mayNotify, notify } from './notify';
import { closingText } from './tell-news';

/** A closing date is told when it is at most so many days away. */
const daysBefore = 2;
/** So many are noted as told. */
const mostNoted = 200;

/**
 * Tells once of each kept notice that closes within two days. Asks nobody. Resolves to whether anything was shown. Does
 * nothing where nobody asked to be told of anything while the app is closed. Never rejects.
 */
export async function tellClosings(alerts: readonly Alert[], now = Date.now()): Promise<boolean> {
  if (alerts.length === 0 || !mayNotify()) return false;
  const dayAt = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const due = (await readEntries(keptRows)).flatMap(([key, row]) => {
    const { title, language, facts } = (row ?? {}) as Record<string, unknown>;
    const { deadline, isCancelled } = (facts ?? {}) as { deadline?: unknown; isCancelled?: unknown };
    const isNear =
      typeof deadline === 'string' &&
      /^\d{4}-\d{2}-\d{2}/.test(deadline) &&
      deadline.slice(0, 10) >= dayAt(0) &&
      deadline.slice(0, 10) <= dayAt(daysBefore);
    if (!isNear || isCancelled === true || typeof title !== 'string') return [];
    const own = siteLanguages().find((one) => one.language?.tag === language);
    return [{ deadline, title, own, path: key.slice(keptRows.length) }];
  });
  let isTold = false;
  for (const { deadline, title, own, path } of due) {
    if (!(await note(`${path} ${deadline}`))) continue;
    const alert = alerts.find(({ language }) => language.tag === own?.language?.tag) ?? alerts[0]!;
    await notify({
      title,
      lines: [closingText(alert, deadline)],
      tag: `closing ${path}`,
      address: `${own?.prefix ?? ''}${path}`,
      language: own?.language ?? alert.language,
    });
    isTold = true;
  }
  return isTold;
}

/** Notes that something is told. Resolves to false if it was before, or cannot be noted. */
async function note(line: string): Promise<boolean> {
  let isNew = false;
  const isNoted = await changeRow(closingsKey, (row) => {
    const lines = typeof row === 'string' ? row.split('\n') : [];
    isNew = !lines.includes(line);
    return isNew ? [...lines, line].slice(-mostNoted).join('\n') : undefined;
  });
  return isNoted && isNew;
}
