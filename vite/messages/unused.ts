import { flatten, type Catalogue } from './catalogue.ts';
import { formatsSubject } from './compile.ts';

/** The source of every module of the page by its path. */
export type Sources = ReadonlyMap<string, string>;

/** `import { a, b as c } from '…'` and `export { a as b } from '…'`. */
const bindings = /(import|export)\s*\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** The messages that no module names: a sentence each. */
export const findUnusedMessages = (catalogue: Catalogue, sources: Sources): string[] =>
  unusedMessages(catalogue, sources).map((path) => `${catalogue.file}, ${path}: is used nowhere in src.`);

/**
 * The paths of the messages that no module names. What a module takes as a whole group counts as used, and so do the
 * words of dates and numbers: the build hands them over.
 */
export function unusedMessages(catalogue: Catalogue, sources: Sources): string[] {
  const exported = exportsOfWords(sources);
  const used = new Set<string>([formatsSubject]);
  for (const [file, source] of sources) {
    const own = [...exported].flatMap(([name, path]): [string, string][] =>
      name.startsWith(`${nameOf(file)} `) ? [[name.split(' ')[1]!, path]] : [],
    );
    for (const [local, path] of [...own, ...localNames(source, exported)]) {
      for (const key of keysOf(source, local)) used.add(`${path}${key}`);
    }
    for (const path of handedOn(source, exported)) used.add(path);
  }
  const isUsed = (path: string) => {
    const keys = path.split('.');
    return keys.some((_, index) => used.has(keys.slice(0, index + 1).join('.')));
  };
  return [...flatten(catalogue.subjects).keys()].filter((path) => !isUsed(path));
}

/** By which names modules hand subjects on: `home homeWords` → `home`. */
function exportsOfWords(sources: Sources): Map<string, string> {
  const exported = new Map<string, string>();
  for (const [file, source] of sources) {
    const module = nameOf(file);
    for (const [, , names, from] of source.matchAll(bindings)) {
      const subject = subjectOf(from!);
      const name = subject && renamed(names!, 'messages');
      if (!name) continue;
      // `export const homeWords = messages;` and `export const homeWords = { ...messages, `
      const aliases = source.matchAll(
        new RegExp(`export const (\\w+)[^=\\n]*= (?:\\{\\s*\\.\\.\\.)?${name}(?:[;,]| satisfies)`, 'g'),
      );
      for (const [, alias] of aliases) exported.set(`${module} ${alias}`, subject);
    }
  }
  return exported;
}

/** The names by which one module knows subjects. */
function localNames(
  source: string,
  exported: ReadonlyMap<string, string>,
): [name: string, subject: string][] {
  return [...source.matchAll(bindings)].flatMap(([, keyword, names, from]): [string, string][] => {
    if (keyword === 'export') return [];
    const subject = subjectOf(from!);
    if (subject) return [[renamed(names!, 'messages') ?? '', subject]];
    const module = nameOf(from!);
    return names!.split(',').flatMap((entry): [string, string][] => {
      const [name = '', local = name] = entry.trim().split(/\s+as\s+/);
      const path = exported.get(`${module} ${name}`);
      return path ? [[local, path]] : [];
    });
  });
}

/** The base name of a module, by which imports are matched: exports between two with the same name are not followed. */
const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.tsx?$/, '');

/** The subjects that a module hands on: to the build, which takes them as a whole. */
const handedOn = (source: string, exported: ReadonlyMap<string, string>): string[] =>
  [...source.matchAll(bindings)].flatMap(([, keyword, names, from]) =>
    keyword === 'export'
      ? (subjectOf(from!) ??
        names!.split(',').flatMap((name) => exported.get(`${nameOf(from!)} ${name.trim()}`) ?? []))
      : [],
  );

const subjectOf = (specifier: string): string | undefined =>
  /^virtual:messages(?:-in-all)?\/(.+)$/.exec(specifier)?.[1];

/** The name that an export has in the braces of an import. */
const renamed = (names: string, name: string): string | undefined =>
  new RegExp(`\\b${name}(?:\\s+as\\s+(\\w+))?`)
    .exec(names)
    ?.slice(0, 2)
    .reduce((all, local) => local ?? all, name);

/**
 * The keys that a module reads of a name: `words.failures['not-found']`, `const { kinds } = words`; any key of it for
 * `words[key]`.
 */
function keysOf(source: string, name: string): string[] {
  const chains = source.matchAll(new RegExp(`(?<![\\w.])${name}((?:\\.\\w+|\\['[^']+'\\])+)`, 'g'));
  const taken = source.matchAll(new RegExp(`const \\{([^}]+)\\} = ${name}\\b`, 'g'));
  const isIndexed = new RegExp(`(?<![\\w.])${name}\\[[^']`).test(source);
  return [
    ...[...chains].map(([, chain]) => chain!.replace(/\['([^']+)'\]/g, '.$1')),
    ...[...taken].flatMap(([, names]) => names!.split(',').map((key) => `.${key.trim().split(':')[0]}`)),
    ...(isIndexed ? [''] : []),
  ];
}
