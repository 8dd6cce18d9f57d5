import type { SavedDocument } from '../../../sw/contract/saved-document';
import { writeEntry } from './catalogue';
import { announceChange, stateOf } from './save-states';
import { addressOf } from './types';

/** The title and page that a list has for a document. */
interface Named {
  title: string;
  page: string;
}

/**
 * Writes title and page from lists into the catalogue, by address. Ignores rows that cannot be stored. Never
 * rejects.
 */
export async function updateSavedTitles(
  documents: readonly SavedDocument[],
  named: ReadonlyMap<string, Named>,
): Promise<void> {
  let isChanged = false;
  for (const document of documents) {
    const known = named.get(addressOf(document.url));
    if (!known) continue;
    const { title, page } = known;
    isChanged = (await writeEntry({ ...document, title, page, isNamedByList: true })) || isChanged;
  }
  if (isChanged) await announceChange();
}

/**
 * Writes into the catalogue the language of a saved document that its text tells, where no list has named it. Never
 * rejects.
 */
export async function recordLanguage(url: string, language: string): Promise<void> {
  const state = stateOf(addressOf(url));
  if (state.is !== 'saved' || state.document.language !== undefined) return;
  if (await writeEntry({ ...state.document, language })) await announceChange();
}
