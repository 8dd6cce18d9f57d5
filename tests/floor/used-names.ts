import { parseAst } from 'vite';

interface Syntax {
  type: string;
  [part: string]: unknown;
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

const nameOf = (value: unknown): string | undefined =>
  isSyntax(value) && value.type === 'Identifier' ? (value['name'] as string) : undefined;

/** The interfaces of objects that every script finds under these names. */
const interfaces: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  performance: 'Performance',
  caches: 'CacheStorage',
  crypto: 'Crypto',
  history: 'History',
  screen: 'Screen',
};

/** The loop over an asynchronous iterable, which has no name. */
export const asyncLoop = 'for await';

/**
 * The names that a script uses, of variables and of members, without those that it only asks for as a text
 * (`'share' in navigator`); a member of a global with its interface, too (`URL.parse`); and `asyncLoop` if it has one.
 */
export function usedNames(code: string): Set<string> {
  const names = new Set<string>();
  const add = (name: string | undefined) => name !== undefined && names.add(name);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isSyntax(value)) return undefined;
    const { type, computed } = value;
    if (type === 'ForOfStatement' && value['await']) add(asyncLoop);
    if (type === 'Identifier') add(nameOf(value));
    if (type === 'MemberExpression' && !computed) {
      const object = nameOf(value['object']);
      if (object) add(`${interfaces[object] ?? object}.${nameOf(value['property'])}`);
    }
    // Names that an object of our own has, and does not take from the browser.
    const isOwnName = type === 'MethodDefinition' || type === 'PropertyDefinition' || type === 'Property';
    for (const [part, child] of Object.entries(value))
      if (!(isOwnName && part === 'key' && !computed)) visit(child);
    if (type === 'ObjectPattern')
      for (const property of value['properties'] as Syntax[]) add(nameOf(property['key']));
    return undefined;
  };
  visit(parseAst(code));
  return names;
}
