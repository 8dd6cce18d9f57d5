import { siteLanguages } from '../version/version-files';

declare const self: ServiceWorkerGlobalScope;

interface Told {
  title: string;
  lines: readonly string[];
  /** A later one with the same tag takes its place. */
  tag: string;
  /** What a press opens: a path of the site. */
  address: string;
  language?: { tag: string; direction: string } | undefined;
  /** Without sound. */
  isQuiet?: boolean;
}

const icon = '/app-icons/icon-192.png';

/** Shows a notification. Does nothing, with a warning, where the browser does not permit it. */
export async function notify({ title, lines, tag, address, language, isQuiet = false }: Told): Promise<void> {
  try {
    await self.registration.showNotification(title, {
      body: lines.filter(Boolean).join('\n'),
      tag,
      icon,
      silent: isQuiet,
      data: { address },
      ...(language && { lang: language.tag, dir: language.direction === 'rtl' ? 'rtl' : 'ltr' }),
    });
  } catch (error) {
    console.warn(`A notification could not be shown: ${String(error)}`);
  }
}

/** Whether notifications may be shown. */
export const mayNotify = (): boolean => globalThis.Notification?.permission === 'granted';

/** Opens what a notification tells of: in a window of the app where one is open, else in a new one. */
export async function openNotified({ notification }: Partial<NotificationEvent>): Promise<void> {
  // MDN has no version of Safari with this field, though Safari has such events.
  notification?.close();
  const { address } = (notification?.data ?? {}) as { address?: unknown };
  const url = new URL(typeof address === 'string' ? address : '/', self.location.origin);
  // What is shown may come from a list: only pages of this site are opened.
  const own = url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open =
    windows.find(({ url: at }) => at === own) ?? windows.find(({ focused }) => focused) ?? windows[0];
  if (!open) return void (await self.clients.openWindow(own));
  try {
    await open.focus();
    if (open.url !== own) await open.navigate(own);
  } catch (error) {
    console.warn(`The open window could not be used: ${String(error)}`);
    await self.clients.openWindow(own);
  }
}

/** What the worker says in a language of the site; in the first one where it has no such language. */
export function wordsIn(tag = ''): Readonly<Record<string, string>> {
  const all = siteLanguages();
  return (all.find(({ language }) => language?.tag === tag) ?? all[0])?.language?.words ?? {};
}
