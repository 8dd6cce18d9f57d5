import { rowsPlace } from '../../../sw/contract/contract';
import { readRow, writeRow } from './rows';

type Check<Value> = (value: unknown) => value is Value;

const isString = (value: unknown) => typeof value === 'string';
const isTime = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isOneOf =
  <Value extends string>(...values: Value[]): Check<Value> =>
  (value): value is Value =>
    values.includes(value as Value);

const preference = <Value>(row: string, isValid: Check<Value>) => ({ row, isValid });

/** What the app remembers of its user's choices: the row of each, which no version renames, and its check. */
const preferences = {
  /** The tag of the language that the user chose: the worker leads a launch from the home screen there. */
  language: preference(rowsPlace.language, isString),
  /** When another language was first offered (ms since 1970). */
  languageOfferedAt: preference('preferences/language-offer', isTime),
  dataSaver: preference(rowsPlace.dataSaver, isOneOf('on', 'off')),
  /** Whether the pages of documents are read light on dark. */
  darkPages: preference('preferences/dark-pages', isBoolean),
  /** Whether the figures of the home page have counted up on this phone: they do it once. */
  figuresCounted: preference('preferences/figures-counted', isBoolean),
  installCard: preference('preferences/install-card', isOneOf('answered')),
  /** What the browser last said when it was asked to keep the stored data. */
  persistence: preference('preferences/persistence', isOneOf('kept', 'may-be-cleared', 'unknown')),
  /** The end (ms since 1970) of the wait that the server asked for. */
  quietUntil: preference('preferences/quiet-pause', isTime),
};

type Preferences = {
  [Name in keyof typeof preferences]: (typeof preferences)[Name] extends { isValid: Check<infer Value> }
    ? Value
    : never;
};

/** Reads a preference; undefined if there is none, if it is damaged, and if it cannot be read. Never rejects. */
export async function readPreference<Name extends keyof Preferences>(
  name: Name,
): Promise<Preferences[Name] | undefined> {
  const { row, isValid } = preferences[name];
  const value = await readRow<unknown>(row);
  return isValid(value) ? (value as Preferences[Name]) : undefined;
}

/** Stores a preference, also for later starts. Resolves to false if the device cannot store it. Never rejects. */
export const writePreference = <Name extends keyof Preferences>(
  name: Name,
  value: Preferences[Name],
): Promise<boolean> => writeRow(preferences[name].row, value);
