import { rowsPlace } from '../../../sw/contract/contract';
import { writeRow } from './rows';

/** Remembers the language that the user chose, by its tag: the worker leads a launch from the home screen there. */
export const chooseLanguage = async (tag: string): Promise<void> =>
  void (await writeRow(rowsPlace.language, tag));
