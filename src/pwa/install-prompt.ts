import { createSignal } from '../browser/signal';

/** The user's response to the install prompt. */
export type InstallOutcome = 'accepted' | 'dismissed';

/**
 * Chromium's `beforeinstallprompt` event, which TypeScript does not know. Its prompt can be shown once:
 * https://developer.mozilla.org/en-US/docs/Web/API/BeforeInstallPromptEvent
 */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: InstallOutcome }>;
}

/**
 * `prompt`: the browser offers the install; `not-yet`: it may offer it again; `nothing`: the app is
 * installed; undefined before any event.
 */
export type InstallState = 'prompt' | 'not-yet' | 'nothing' | undefined;

let offer: InstallOffer | undefined;
let state: InstallState;
const { subscribe, tell } = createSignal();

function change(next: InstallState, nextOffer?: InstallOffer) {
  offer = nextOffer;
  state = next;
  tell();
}

/** Captures the install prompt for the app's own button. Call it once, first of all: the event fires early. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would cover the page.
    event.preventDefault();
    change('prompt', event as InstallOffer);
  });
  addEventListener('appinstalled', () => change('nothing'));
}

export const readInstallState = (): InstallState => state;

/** Calls `listener` when the state changes. Returns a function that stops it. */
export const watchInstallPrompt = subscribe;

/**
 * Shows the browser's install prompt; call it in a user gesture. Never rejects: a failure is a console
 * warning and counts as dismissed.
 */
export async function install(): Promise<InstallOutcome> {
  const current = offer;
  if (!current) return 'dismissed';
  // A second press must not find a prompt that was already used; the browser sends a new event.
  change('not-yet');
  try {
    await current.prompt();
    return (await current.userChoice).outcome;
  } catch (error) {
    console.warn(`The browser did not ask whether to install: ${String(error)}`);
    return 'dismissed';
  }
}
