import * as v from 'valibot';
import { values as checks, type Field, type Kind, type Resource } from '../../../src/schemas/base';
import { plainDigits } from '../../../src/format/digits';
import { wireDate } from './dates';
import { show, type Fault, type Report, textFlaw } from '../faults';
import { sha256, takeDocument, takeImage, takeLinked, type Files } from '../files';
import type { Folder } from '../files/folder';
import type { SiteLanguage } from '../../messages/languages';
import { convertChanges } from './changes';
import { renderProse } from './prose';

/** A record in the API's format. */
export type WireRecord = Record<string, unknown>;

/** The folder, the files and the day that the values of a record may refer to. */
export interface Surroundings {
  folder: Folder;
  files: Files;
  /** The day of the build, `2026-11-20`. */
  today: string;
  /** The languages of the site. */
  siteLanguages?: readonly SiteLanguage[];
}

export interface Wire {
  value: unknown;
  /** Metadata that the embedded API adds beside the field. */
  facts?: WireRecord;
  /** The language of a text, as a BCP 47 tag, where it is known. */
  language?: string;
}

type Convert = (
  value: unknown,
  surroundings: Surroundings,
  report: Report,
  isBody: boolean,
) => Wire | undefined;

const scalars = {
  text: 'text',
  slug: 'a slug that an address can carry',
  texts: 'a list of texts, such as [women, water]',
  flag: 'true or false',
  number: 'a number',
  link: 'an http(s), mailto or tel address, or a path that starts with /',
} as const;

/** Normalises to composed characters (NFC), as editors and addresses use them; macOS may return decomposed ones. */
const plain = (text: string) => text.trim().normalize('NFC');

const converters: Record<Kind, Convert> = {
  text: (value, _, report) =>
    typeof value === 'string' ? { value: plain(value) } : report(scalars.text, show(value)),
  slug: (value, _, report) =>
    typeof value === 'string' && v.is(checks.slug, value)
      ? { value: plain(value) }
      : report(scalars.slug, show(value)),
  texts: (value, _, report) =>
    Array.isArray(value) && value.every((item) => typeof item === 'string' && item.trim() !== '')
      ? { value: (value as string[]).map(plain) }
      : report(scalars.texts, show(value)),
  flag: (value, _, report) =>
    typeof value === 'boolean' ? { value: value ? 1 : 0 } : report(scalars.flag, show(value)),
  number(value, _, report) {
    const number = typeof value === 'string' ? plainDigits(value) : undefined;
    return v.is(checks.number, number) ? { value: Number(number) } : report(scalars.number, show(value));
  },
  link: (value, _, report) =>
    typeof value === 'string' && v.is(checks.link, value) && /^(\/|[a-z]+:)/i.test(value.trim())
      ? { value: value.trim() }
      : report(scalars.link, show(value)),
  date(value, { today }, report) {
    const date = wireDate(value, today, report);
    return date === undefined ? undefined : { value: date };
  },
  markup(value, { folder, files }, report, isBody) {
    if (typeof value !== 'string') return report('text in Markdown', show(value));
    const publish = (name: string, isImage: boolean) =>
      isImage ? takeImage(name, folder, files, report) : takeLinked(name, folder, files, report);
    const html = renderProse(value, { inline: !isBody, publish, report });
    if (html === undefined) return undefined;
    return html ? { value: html } : report('text', 'only marks that come out empty');
  },
  file(value, { folder, files }, report) {
    const file = takeDocument(value, folder, files, report);
    return (
      file && {
        value: file.url,
        facts: { file_size: file.bytes.length, file_type: file.type, sha256: sha256(file.bytes) },
      }
    );
  },
  image(value, { folder, files }, report) {
    const image = takeImage(value, folder, files, report);
    if (!image) return undefined;
    const { url, width, height, small, colour } = image;
    return {
      value: url,
      facts: {
        width,
        height,
        ...(small && { small: small.url, small_width: small.width }),
        ...(colour && { colour }),
      },
    };
  },
  changes(value, { today }, report) {
    const changes = convertChanges(value, today, report);
    return changes && { value: changes };
  },
};

/** Converts one value from an editor's notation to the API's format. */
export function convert(
  kind: Kind,
  value: unknown,
  surroundings: Surroundings,
  report: Report,
  isBody = false,
) {
  const flaw = textFlaw(value);
  return flaw ? report('text of whole letters', flaw) : converters[kind](value, surroundings, report, isBody);
}

/** Whether an editor left the value empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const reporter =
  (file: string, field: string, faults: Fault[]): Report =>
  (expected, found) => {
    faults.push({ file, field, expected, found });
    return undefined;
  };

/** The wording of the fault of a field that has no value. */
export function expectation(resource: Resource, name: string, { kind }: Field): string {
  if (kind === 'date') return 'a date such as 2026-12-01';
  if (kind === 'file') return 'the name of a file beside the record';
  if (kind === 'image') return 'the name of an image beside the record';
  if (kind === 'markup') return resource.body === name ? 'text below the front matter' : 'text';
  if (kind === 'changes') return 'a list of changes';
  return scalars[kind];
}
