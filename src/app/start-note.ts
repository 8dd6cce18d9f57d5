import { startWords } from '../words/start';

/** The note that stands in each page from the build on, and shows itself when the app takes long: see `src/server/global-css.tsx`. */
const find = () => document.querySelector('[data-start-note]');

/** Takes the note away: the app is there. */
export const endStartNote = (): void => find()?.remove();

/**
 * Says that the app is not running, with a button that loads the page again, and tells the console why. It needs neither
 * the app nor anything that stands in the page.
 */
export function tellFailure(cause: unknown): void {
  console.warn('The app is not running:', cause);
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
