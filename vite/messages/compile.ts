import { isMessage, type Group } from './catalogue.ts';
import type { Language } from './languages.ts';
import { placeholdersOf, type Message, type Part } from './message.ts';

/** How a placeholder is written in the code of its message. */
type Name = (placeholder: string) => string;

/** The module that knows the language: its locale, and how it chooses plural forms and writes counts. */
export const languageModule = ({ locale }: Language, format: string): string => `
import { formatNumber } from ${JSON.stringify(format)};
export const locale = ${JSON.stringify(locale)};
let rules;
// Memoised: creating the rules takes far longer than asking them.
export const formOf = (count) => (rules ??= new Intl.PluralRules(locale)).select(count);
export const countOf = (count) => ${hasPlainDigits(locale) ? 'count < 1e3 ? count : ' : ''}formatNumber(count, locale);
`;

/** Whether small counts are written as JavaScript does: then most of them need no format, which takes a frame to create. */
const hasPlainDigits = (locale: string): boolean => new Intl.NumberFormat(locale).format(987) === '987';

/**
 * The module of a subject: `messages`, a string for each message without placeholders and a function for each other one.
 * `language` is the specifier of the module of the language.
 */
export function subjectModule(group: Group, language: string): string {
  const code = `export const messages = ${groupCode(group)};\n`;
  const names = ['formOf', 'countOf'].filter((name) => code.includes(`${name}(`));
  return names.length > 0
    ? `import { ${names.join(', ')} } from ${JSON.stringify(language)};\n${code}`
    : code;
}

function groupCode(group: Group): string {
  const entries = Object.entries(group).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${isMessage(entry) ? messageCode(entry) : groupCode(entry)}`,
  );
  return `{\n${entries.join(',\n')}\n}`;
}

/** One placeholder is handed over as it is; several by their names, so that no translation can mix them up. */
function messageCode(message: Message): string {
  const { size } = placeholdersOf(message);
  if (size === 0) return textCode(message, (name) => name);
  return `(v) => ${textCode(message, size === 1 ? () => 'v' : (name) => `v.${name}`)}`;
}

function textCode(message: Message, name: Name): string {
  const [only] = message;
  if (message.length === 1 && typeof only === 'object' && 'forms' in only) return choiceCode(only, name);
  if (message.every((part) => typeof part === 'string')) return JSON.stringify(message.join(''));
  const pieces = message.map((part) => {
    if (typeof part === 'string') return part.replace(/[`\\]|\$(?=\{)/g, '\\$&');
    if ('forms' in part) return `\${${choiceCode(part, name)}}`;
    return part.is === 'number' ? `\${countOf(${name(part.name)})}` : `\${${name(part.name)}}`;
  });
  return `\`${pieces.join('')}\``;
}

/** `other` stands last: whatever the count or the name is, a form is chosen. */
function choiceCode({ is, name: of, forms }: Extract<Part, { forms: unknown }>, name: Name): string {
  const value = name(of);
  const choices = Object.entries(forms).filter(([form]) => form !== 'other');
  // An exact count is chosen before the form of the language that it falls under.
  const exact = choices.filter(([form]) => is === 'plural' && form.startsWith('='));
  const named = choices.filter((choice) => !exact.includes(choice));
  const asked = is === 'plural' ? `formOf(${value})` : value;
  const code = [
    ...exact.map(([form, text]) => `${value} === ${Number(form.slice(1))} ? ${textCode(text, name)} : `),
    ...named.map(([form, text]) => `${asked} === ${JSON.stringify(form)} ? ${textCode(text, name)} : `),
    textCode(forms['other'] ?? [''], name),
  ];
  return `(${code.join('')})`;
}
