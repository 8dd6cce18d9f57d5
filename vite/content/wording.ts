import type { SiteLanguage } from '../messages/languages';
import { faultsOfFigures, faultsOfUsage } from '../messages/usage';
import type { Folder } from './files/folder';
import { readRecord, type RecordSource } from './records/record-source';

/**
 * What the translations of a folder have that their languages write otherwise, and the figures in which they differ
 * from their records: a line each, with file and field. No fault: a vacancy must not wait for a word.
 */
export const warnOfWording = (folder: Folder, siteLanguages: readonly SiteLanguage[]): string[] =>
  folder.records.flatMap((name) =>
    siteLanguages.flatMap(({ code }) => {
      const file = folder.translations.get(name)?.get(code);
      const translation = file === undefined ? undefined : readRecord(folder, file, []);
      const own = translation && readRecord(folder, name, []);
      return own ? linesOf(own, translation, code) : [];
    }),
  );

function linesOf(own: RecordSource, translation: RecordSource, code: string): string[] {
  const originals = textsOf(own);
  return [...textsOf(translation)].flatMap(([field, text]) =>
    [...faultsOfUsage(text, code, 'content'), ...faultsOfFigures(originals.get(field) ?? '', text, code)].map(
      (fault) => `${translation.file}: ${field}: ${fault}`,
    ),
  );
}

const textsOf = ({ values, body }: RecordSource): Map<string, string> =>
  new Map(
    [...values, ['text', body] as const].flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );
