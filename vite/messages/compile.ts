import { isMessage, type Catalogue, type Group } from './catalogue.ts';
import type { SiteLanguage, Language } from './languages.ts';
import { placeholdersOf, type Message, type Part } from './message.ts';

/** The data of a language that the app contains, as code. */
export const languageCode = ({ tag, name, locale, direction, prefix, lists }: SiteLanguage): string =>
  JSON.stringify({ tag, name, locale, direction, prefix, lists, hasPlainDigits: hasPlainDigits(locale) });

/**
 * Whether small counts are written as JavaScript does: then most of them need no format, which takes a frame to create.
 */
const hasPlainDigits = (locale: string): boolean => new Intl.NumberFormat(locale).format(987) === '987';

/** The paths of the modules of `src/format` that the module of the languages imports. */
export interface FormatModules {
  bidi: string;
  numbers: string;
  ownFormats: string;
}

/**
 * The module that knows the languages: the one in use, all languages of the site, and how it chooses plural forms,
 * writes counts, and isolates text of the other direction. `current` is the code of the language in use, and `formats`
 * that of its own formats.
 */
export const languageModule = (
  current: string,
  siteLanguages: readonly SiteLanguage[],
  formats: string,
  modules: FormatModules,
): string => `
import { isolateIn } from ${JSON.stringify(modules.bidi)};
import { formatNumber } from ${JSON.stringify(modules.numbers)};
${formats.includes('ownFormats(') ? `import { ownFormats } from ${JSON.stringify(modules.ownFormats)};` : ''}
export const siteLanguages = [${siteLanguages.map(languageCode).join(', ')}];
export const language = ${current};
let rules;
// Memoised: creating the rules takes far longer than asking them.
export const formOf = (count) => locale.form ? locale.form(count) : (rules ??= new Intl.PluralRules(locale)).select(count);
export const countOf = (count) => language.hasPlainDigits && count < 1e3 ? count : formatNumber(count, locale);
export const isolate = isolateIn(language.direction);
export const locale = ${formats} ?? language.locale;
`;

/** The subject with the words of dates and numbers. */
export const formatsSubject = 'formats';

/**
 * The formats of a language that has its own, as code; `undefined` for others. `make` is the code of `ownFormats` of
 * `src/format/own-formats.ts`.
 */
export function formatsCode({ one }: Language, { subjects }: Catalogue, make: string, names = ownNames) {
  if (!one) return 'void 0';
  return `${make}(${subjectCode(subjects[formatsSubject]!, names)},n=>${one}?"one":"other")`;
}

/** The same, where the page chooses its language. */
export const formatsCodeOfAll = (codes: ReadonlyMap<string, string>): string =>
  `({ ${[...codes].map(([tag, code]) => `${JSON.stringify(tag)}: () => ${code}`).join(',\n')} })[language.tag]()`;

/** The placeholder of the formats until `fillWords`. */
const formatsMark = '__FORMATS__';
export const formatsPlace = `${formatsMark}(formOf, countOf, isolate)`;

/** The names that the code of a subject uses: after bundling, the functions may have any. */
export interface Names {
  formOf: string;
  countOf: string;
  isolate: string;
}

const namesOf = ([formOf = '', countOf = '', isolate = '']: readonly string[]): Names => ({
  formOf,
  countOf,
  isolate,
});

const ownNames: Names = { formOf: 'formOf', countOf: 'countOf', isolate: 'isolate' };

/** The messages of a subject as the code of an object. */
export const subjectCode = (group: Group, names: Names = ownNames): string =>
  groupCode(group, scopeOf(names));

interface Scope extends Names {
  /** The name of the argument of a message. */
  value: string;
}

const scopeOf = (names: Names): Scope => ({
  ...names,
  value: ['v', 'w', 'x', 'y'].find((name) => !Object.values(names).includes(name))!,
});

/**
 * The module of a subject: `messages`, a string for each message without placeholders and a function for each other
 * one. `code` makes them; `language` is the specifier of the module of the language.
 */
export function subjectModule(code: string, language: string): string {
  const names = Object.values(ownNames).filter((name) => code.includes(`${name}(`));
  return moduleOf(code, names, language);
}

const moduleOf = (code: string, names: readonly string[], language: string) =>
  `${names.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(language)};\n` : ''}export const messages = ${code};\n`;

/** The module of a subject in all languages: the page chooses. */
export function subjectModuleOfAll(codes: ReadonlyMap<string, string>, language: string): string {
  const all = [...codes].map(([tag, code]) => `${JSON.stringify(tag)}: () => (${code})`).join(',\n');
  return moduleOf(`({ ${all} })[language.tag]()`, [...Object.values(ownNames), 'language'], language);
}

/** The module of a subject whose messages a page needs in each language of the site: `messages`, by tag. */
export function moduleInAll(groups: ReadonlyMap<string, Group>, language: string): string {
  const all = [...groups].map(([tag, group]) => `${JSON.stringify(tag)}: ${subjectCode(group)}`).join(',\n');
  const names = ['formOf', 'countOf'].filter((name) => all.includes(`${name}(`));
  if (names.length > 0) throw new Error('Messages in all languages cannot count: each counts in its own.');
  return moduleOf(`{ ${all} }`, [], language);
}

/** The placeholders of the messages of a subject and of the language until `fillWords`. */
const subjectPlace = '__MESSAGES_OF__';
export const languagePlace = '__SITE_LANGUAGE__';

/** The module of a subject without its messages, which `fillWords` puts into the bundle. */
export function emptySubjectModule(subject: string, group: Group, language: string): string {
  const names = hasPlaceholders(group) ? Object.values(ownNames) : [];
  const given = [JSON.stringify(subject), ...names].join(', ');
  return moduleOf(`/* @__PURE__ */ ${subjectPlace}(${given})`, names, language);
}

/** Whether a message of a group has a placeholder. Its translation determines which of the functions it calls. */
const hasPlaceholders = (group: Group): boolean =>
  Object.values(group).some((entry) =>
    isMessage(entry) ? placeholdersOf(entry).size > 0 : hasPlaceholders(entry),
  );

const places = new RegExp(`(${subjectPlace}|${formatsMark})\\(([^()]*)\\)|${languagePlace}`, 'g');

/** Whether code waits for the words of a language. */
export const hasPlaces = (code: string): boolean =>
  [subjectPlace, languagePlace, formatsMark].some((place) => code.includes(place));

/** A chunk of the bundle with the messages of one language. `make` is the code of `ownFormats`. */
export function fillWords(
  code: string,
  catalogue: Catalogue,
  siteLanguage: SiteLanguage,
  make: string,
): string {
  const filled = code.replace(places, (found: string, place?: string, given = '') => {
    if (place === undefined) return `(${languageCode(siteLanguage)})`;
    const names = given.split(',').map((name: string) => name.trim());
    if (place === formatsMark) return `(${formatsCode(siteLanguage, catalogue, make, namesOf(names))})`;
    const [, subject] = /^["'`]([\w-]+)["'`]$/.exec(names[0]!) ?? [];
    if (subject === undefined) return found;
    return `(${subjectCode(catalogue.subjects[subject]!, namesOf(names.slice(1)))})`;
  });
  if (hasPlaces(filled))
    throw new Error('A chunk names a subject in a way that vite/messages does not know.');
  return filled;
}

function groupCode(group: Group, scope: Scope): string {
  const entries = Object.entries(group).map(
    ([key, entry]) =>
      `${keyCode(key)}:${isMessage(entry) ? messageCode(entry, scope) : groupCode(entry, scope)}`,
  );
  return `{${entries.join(',')}}`;
}

const keyCode = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key));

/** One placeholder is handed over as it is; several by their names, so that no translation can mix them up. */
function messageCode(message: Message, scope: Scope): string {
  const { size } = placeholdersOf(message);
  const { value } = scope;
  if (size === 0) return textCode(message, { ...scope, of: (name) => name });
  const of: Scoped['of'] = size === 1 ? () => value : (name) => `${value}.${name}`;
  return `${value}=>${textCode(message, { ...scope, of })}`;
}

/** The scope of one message. */
interface Scoped extends Scope {
  /** Returns the code of a placeholder. */
  of: (placeholder: string) => string;
}

function textCode(message: Message, scope: Scoped): string {
  const [only] = message;
  if (message.length === 1 && typeof only === 'object' && 'forms' in only) return choiceCode(only, scope);
  if (message.every((part) => typeof part === 'string')) return JSON.stringify(message.join(''));
  const pieces = message.map((part) => {
    if (typeof part === 'string') return part.replace(/[`\\]|\$(?=\{)/g, '\\$&');
    if ('forms' in part) return `\${${choiceCode(part, scope)}}`;
    const value = scope.of(part.name);
    return `\${${part.is === 'number' ? scope.countOf : scope.isolate}(${value})}`;
  });
  return `\`${pieces.join('')}\``;
}

/** `other` stands last: whatever the count or the name is, a form is chosen. */
function choiceCode({ is, name, forms }: Extract<Part, { forms: unknown }>, scope: Scoped): string {
  const value = scope.of(name);
  const choices = Object.entries(forms).filter(([form]) => form !== 'other');
  // An exact count is chosen before the form of the language that it falls under.
  const exact = choices.filter(([form]) => is === 'plural' && form.startsWith('='));
  const named = choices.filter((choice) => !exact.includes(choice));
  const asked = is === 'plural' ? `${scope.formOf}(${value})` : value;
  const last = textCode(forms['other'] ?? [''], scope);
  const code = [
    ...exact.map(([form, text]) => `${value}===${Number(form.slice(1))}?${textCode(text, scope)}:`),
    // A noun after a number is singular in Dari: the forms are then often the same.
    ...named
      .map(([form, text]) => [form, textCode(text, scope)] as const)
      .filter(([, text]) => text !== last)
      .map(([form, text]) => `${asked}===${JSON.stringify(form)}?${text}:`),
    last,
  ];
  return code.length > 1 ? `(${code.join('')})` : last;
}
