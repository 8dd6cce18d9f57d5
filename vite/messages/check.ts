import { flatten, type Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';
import { placeholdersOf, visit, type Message } from './message.ts';

/** The faults of a catalogue alone, a sentence each: plural forms that its language needs, or never chooses. */
export function faultsOfForms({ file, subjects }: Catalogue, { locale, tag }: Language): string[] {
  const faults: string[] = [];
  for (const [path, message] of flatten(subjects)) {
    visit(message, (part) => {
      if (typeof part === 'string' || !('forms' in part)) return;
      const { is, name, forms } = part;
      const needed = is === 'plural' ? pluralForms(forms, locale) : new Set(['other']);
      for (const form of needed) {
        if (!(form in forms)) faults.push(`${file}, ${path}: {${name}} lacks the form “${form}” of ${tag}.`);
      }
      if (is === 'select') return;
      for (const form of Object.keys(forms)) {
        if (form.startsWith('=') || needed.has(form)) continue;
        faults.push(`${file}, ${path}: {${name}} has the form “${form}”, which ${tag} never chooses.`);
      }
    });
  }
  return faults;
}

/** The faults of a catalogue alone, a sentence each: isolates around a placeholder, which a compiled message isolates. */
export function faultsOfIsolates({ file, subjects }: Catalogue): string[] {
  const faults: string[] = [];
  for (const [path, message] of flatten(subjects)) {
    visit(message, (part, before = '', after = '') => {
      if (typeof part === 'string' || part.is !== 'value') return;
      if (/\u2068$/.test(String(before)) && /^\u2069/.test(String(after)))
        faults.push(`${file}, ${path}: {${part.name}} has isolates, and a compiled message isolates it.`);
    });
  }
  return faults;
}

/**
 * Counts that choose every form of every language:
 * https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
 */
const samples = [...Array.from({ length: 201 }, (_, count) => count), 1_000_000];

/** The plural forms that a language needs where the counts of `=1` and the like have their own. */
export function pluralForms(forms: Readonly<Record<string, unknown>>, locale: string): Set<string> {
  const rules = new Intl.PluralRules(locale);
  const others = samples.filter((count) => !(`=${count}` in forms));
  return new Set([...others.map((count) => rules.select(count)), 'other']);
}

/** The faults of a catalogue against English, a sentence each: keys and placeholders that are missing or too many. */
export function compareCatalogues(base: Catalogue, other: Catalogue): string[] {
  const [expected, found] = [flatten(base.subjects), flatten(other.subjects)];
  const faults: string[] = [];
  for (const [path, message] of expected) {
    const translation = found.get(path);
    if (!translation) faults.push(`${other.file}, ${path}: is missing; ${base.file} has it.`);
    else
      faults.push(
        ...faultsOfPlaceholders(message, translation).map((fault) => `${other.file}, ${path}: ${fault}`),
      );
  }
  for (const path of found.keys()) {
    if (!expected.has(path))
      faults.push(`${other.file}, ${path}: is superfluous; ${base.file} has no such key.`);
  }
  return faults;
}

/** The faults of a message against the one that it stands for, a sentence each: placeholders missing or too many. */
export function faultsOfPlaceholders(message: Message, translation: Message): string[] {
  const [expected, found] = [placeholdersOf(message), placeholdersOf(translation)];
  return [
    ...[...expected.keys()]
      .filter((name) => !found.has(name))
      .map((name) => `the placeholder {${name}} is missing.`),
    ...[...found].flatMap(([name, kind]) => {
      if (!expected.has(name)) return [`the placeholder {${name}} is superfluous.`];
      const isText = kind === 'number' && expected.get(name) === 'text';
      return isText ? [`{${name}} is used as a number, and English hands over a text.`] : [];
    }),
  ];
}

/** The faults of the notes for translators: keys that the catalogue does not have. */
export function faultsOfNotes(
  file: string,
  notes: Readonly<Record<string, string>>,
  base: Catalogue,
): string[] {
  const known = flatten(base.subjects);
  return Object.keys(notes)
    .filter((path) => !known.has(path))
    .map((path) => `${file}, ${path}: is superfluous; ${base.file} has no such key.`);
}
