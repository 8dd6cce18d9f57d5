import { createSignal } from '../browser/signal';

/** What a reader answers to the browser's question. */
export type InstallAnswer = 'accepted' | 'dismissed';

/** Chromium's event, which TypeScript's library does not know. Its question can be asked once. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: InstallAnswer }>;
}

/** What the browser has told so far: it offers, it may offer anew, the app is installed; undefined: nothing yet. */
export type InstallState = 'prompt' | 'not-yet' | 'nothing' | undefined;

let offer: InstallOffer | undefined;
let told: InstallState;
const { subscribe, tell } = createSignal();

function change(next: InstallState, nextOffer?: InstallOffer) {
  offer = nextOffer;
  told = next;
  tell();
}

/** Keeps the browser's offer for the app's own button. To be called once, before all else: the offer comes early. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would lie over the page.
    event.preventDefault();
    change('prompt', event as InstallOffer);
  });
  addEventListener('appinstalled', () => change('nothing'));
}

export const readInstallState = (): InstallState => told;

/** Calls the listener when the browser tells more; gives what ends that. */
export const watchInstallPrompt = subscribe;

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
