import { writeEntry } from './catalogue';
import { announceChange, stateOf } from './save-states';
import { addressOf } from './types';

/**
 * Writes into the catalogue the language of a saved document that its text tells, where no list has named it. Never
 * rejects.
 */
export async function recordLanguage(url: string, language: string): Promise<void> {
  const state = stateOf(addressOf(url));
  if (state.is !== 'saved' || state.document.language !== undefined) return;
  if (await writeEntry({ ...state.document, language })) await announceChange();
}
