import { createSignal } from './signal';

const { subscribe, tell } = createSignal();

/**
 * Calls `listener` before the app itself leaves this load of the page: for an update, for a file that is gone, for the
 * other language. Returns a function that stops it.
 */
export const onReload = subscribe;

/** Tells that the app is about to leave this load of the page. */
export const announceReload = tell;

/** Reloads the page, and keeps what the user typed. Every reload of the app's own but that after a reset is this one. */
export function reloadPage(): void {
  tell();
  location.reload();
}
