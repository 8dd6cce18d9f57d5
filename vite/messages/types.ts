import { isMessage, type Catalogue, type Group } from './catalogue.ts';
import { placeholdersOf, type Message } from './message.ts';

/**
 * The declarations of the modules of all subjects. They are generated, because TypeScript reads the messages of a JSON
 * file as `string`: their placeholders cannot be inferred. The text of a message is its comment, for editors.
 */
export function declarations(catalogue: Catalogue, texts: (path: string) => string): string {
  const modules = Object.entries(catalogue.subjects).map(
    ([subject, group]) =>
      `declare module 'virtual:messages/${subject}' {\n  export const messages: ${groupType(group, subject, texts, '  ')};\n}\n`,
  );
  return [
    `// Generated from ${catalogue.file} by vite/messages.ts.\n`,
    languageDeclarations,
    ...modules,
  ].join('\n');
}

const languageDeclarations = `declare module 'virtual:messages' {
  /** The site in one language. */
  export interface SiteLanguage {
    /** BCP 47, for \`lang\`. */
    readonly tag: string;
    /** The language in itself. */
    readonly name: string;
    /** The locale for \`Intl\`. */
    readonly locale: string;
    readonly direction: 'ltr' | 'rtl';
    /** The prefix of its addresses: \`/fa\`; empty for the first one. */
    readonly prefix: string;
    /** The part of an API address that selects it: \`fa/\` before the name of a list, \`?lang=fa\` behind, or empty. */
    readonly lists: string;
  }
  /** The language that this page belongs to. */
  export const language: SiteLanguage;
  /** All languages of the site, in the order of the build. */
  export const siteLanguages: readonly SiteLanguage[];
  /** The formats of dates and numbers in the language of the page. */
  export const locale: import('../format/locale').Locale;
}
`;

function groupType(group: Group, at: string, texts: (path: string) => string, indent: string): string {
  const inner = `${indent}  `;
  const entries = Object.entries(group).map(([key, entry]) => {
    const path = `${at}.${key}`;
    const name = /^[a-zA-Z]\w*$/.test(key) ? key : `'${key}'`;
    if (!isMessage(entry)) return `${inner}readonly ${name}: ${groupType(entry, path, texts, inner)};\n`;
    return `${inner}/** ${texts(path).replaceAll('*/', '* /')} */\n${inner}readonly ${name}: ${messageType(entry)};\n`;
  });
  return `{\n${entries.join('')}${indent}}`;
}

function messageType(message: Message): string {
  const placeholders = [...placeholdersOf(message)].map(
    ([name, kind]) => [name, kind === 'number' ? 'number' : 'string | number'] as const,
  );
  const [only] = placeholders;
  if (!only) return 'string';
  if (placeholders.length === 1) return `(${only[0]}: ${only[1]}) => string`;
  return `(values: { ${placeholders.map(([name, type]) => `${name}: ${type}`).join('; ')} }) => string`;
}
