import { readRow, writeRow } from './rows';

const row = 'preferences/dark-pages';

/** Whether the user reads the pages of documents light on dark; they are as in print at first. Never rejects. */
export const readDarkPages = async (): Promise<boolean> => (await readRow<unknown>(row)) === true;

/** Stores the user's choice. Never rejects. */
export async function writeDarkPages(isDark: boolean): Promise<void> {
  await writeRow(row, isDark);
}
