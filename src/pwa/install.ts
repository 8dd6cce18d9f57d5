import { useSyncExternalStore } from 'react';
import { isAppBrowser, isStandalone, platformOf } from './platform';

/**
 * How this browser installs the app. `nothing`: it runs installed, or cannot be; `not-yet`: the browser may offer it
 * later; `prompt`: it offers it now; `ios`: through Safari's Share; `ios-other`: through the Share of another
 * browser on iOS; `menu`: through the browser's menu; `in-app`: an app's own browser, which cannot.
 */
export type Install = 'nothing' | 'not-yet' | 'prompt' | 'ios' | 'ios-other' | 'menu' | 'in-app';

/** What a reader answers to the browser's question. */
export type InstallAnswer = 'accepted' | 'dismissed';

/** Chromium's event, which TypeScript's library does not know. Its question can be asked once. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: InstallAnswer }>;
}

let offer: InstallOffer | undefined;
let known: Install | undefined;
const listeners = new Set<() => void>();

function change(next: Install, nextOffer?: InstallOffer) {
  offer = nextOffer;
  known = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the app's own button. To be called once, before anything is shown: it comes early. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would lie over the page.
    event.preventDefault();
    change('prompt', event as InstallOffer);
  });
  addEventListener('appinstalled', () => change('nothing'));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): Install => (known ??= wayOfBrowser());

function wayOfBrowser(): Install {
  if (isStandalone()) return 'nothing';
  if (isAppBrowser(navigator, false)) return 'in-app';
  const { userAgent } = navigator;
  switch (platformOf(navigator)) {
    case 'ios':
      return /CriOS|EdgiOS|FxiOS|OPT\/|OPiOS|DuckDuckGo|Brave/.test(userAgent) ? 'ios-other' : 'ios';
    case 'android':
      if (/Firefox\//.test(userAgent)) return 'menu';
      return 'onbeforeinstallprompt' in window ? 'not-yet' : 'menu';
    case 'desktop':
    case 'unknown':
      return 'onbeforeinstallprompt' in window ? 'not-yet' : 'nothing';
  }
}

/**
 * Asks the browser's own question, where it is offered, within a reader's gesture. Never rejects: what cannot be asked
 * counts as dismissed, and is told to the console.
 */
export async function install(): Promise<InstallAnswer> {
  const asked = offer;
  if (!asked) return 'dismissed';
  // A second press must find no question that was asked already; the browser sends a new offer.
  change('not-yet');
  try {
    await asked.prompt();
    return (await asked.userChoice).outcome;
  } catch (error) {
    console.warn(`The browser did not ask whether to install: ${String(error)}`);
    return 'dismissed';
  }
}

/** How the app can be installed here; `nothing` on a server. */
export const useInstall = (): { is: Install; install: typeof install } => ({
  is: useSyncExternalStore<Install>(subscribe, read, () => 'nothing'),
  install,
});
