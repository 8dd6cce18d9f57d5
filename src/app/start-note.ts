import { messages as startWords } from 'virtual:messages/start';

/**
 * The note that the build puts into each page. CSS shows it when the app takes long: see `src/server/global-css.tsx`.
 */
const find = () => document.querySelector('[data-start-note]');

/** Removes the note once the app has started. */
export const endStartNote = (): void => find()?.remove();

/**
 * Shows that the app is not running, with a button that reloads the page, and logs the cause. Depends on neither the
 * app nor the HTML of the page.
 */
export function tellFailure(cause: unknown): void {
  console.warn('The app is not running:', cause);
  // Its style sheet shows it in a browser that is too old: then there is no use in trying again.
  const tooOld = document.querySelector('[data-too-old]');
  if (tooOld && getComputedStyle(tooOld).display !== 'none') return find()?.setAttribute('role', 'alert');
  endStartNote();
  const note = document.createElement('div');
  note.dataset['startNote'] = '';
  note.setAttribute('role', 'alert');
  const isReadable = document.getElementById('root')?.hasChildNodes();
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = startWords.reload;
  again.onclick = () => location.reload();
  note.append(isReadable ? startWords.failed : startWords.failedEmpty, ' ', again);
  document.body.append(note);
}
