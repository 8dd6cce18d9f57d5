import { dirname, join } from 'node:path';
import type { Sources } from '../messages/unused';
import { homeSections, tableWith, type SitePages } from './pages';
import { entriesOf } from './route-table';

const [tableFile, descriptionsFile] = ['/src/routes.tsx', '/src/server/descriptions.ts'];
const [homeFile, sectionsFile] = ['/src/pages/home/home.tsx', '/src/pages/home/sections.tsx'];

/** Modules that are named outside of the pages, and that nobody loads without the page that they belong to. */
const ofPages: Readonly<Record<string, string>> = { '/src/shell/donate-dialog.tsx': '/donate' };

/**
 * The modules of the page that a site has: without those of pages that are off and of sections that its home page never
 * shows, and without what these alone import.
 */
export function sourcesWithout(sources: Sources, pages: SitePages): Sources {
  const isOfOff = (line: string) => pages.off.some((path) => line.startsWith(`  '${path}': `));
  const isGone = (file: string) =>
    Object.entries(ofPages).some(([end, page]) => file.endsWith(end) && pages.off.includes(page));
  const remaining = [...sources].filter(([file]) => !isGone(file));
  const changed = new Map(
    remaining.map(([file, source]) => {
      if (file.endsWith(tableFile)) return [file, withoutUnusedImports(tableWith(source, pages))];
      if (file.endsWith(sectionsFile)) return [file, sectionsWith(source, sectionsOf(pages))];
      if (!file.endsWith(descriptionsFile)) return [file, source];
      const lines = source.split('\n').filter((line) => !isOfOff(line));
      return [file, lines.join('\n')];
    }),
  );
  const fileAt = (end: string) => [...changed.keys()].find((file) => file.endsWith(end));
  const entries = entriesOf(changed.get(fileAt(tableFile)!)!);
  const reached = new Set(
    [...changed.keys()].filter((file) => !/\/src\/(?:pages|components|words)\//.test(file)),
  );
  // What no module names: the pages stand in a table, and the sections in a module of the build.
  for (const { page } of entries) {
    const file = fileAt(`/src/pages/${page}.tsx`);
    if (file !== undefined) reached.add(file);
    const sections = fileAt(sectionsFile);
    if (file?.endsWith(homeFile) && sections !== undefined) reached.add(sections);
  }
  // A set that grows is walked to its end.
  for (const file of reached) {
    for (const [, specifier] of changed.get(file)!.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)) {
      const path = join(dirname(file), specifier!);
      const found = ['', '.ts', '.tsx'].map((ending) => path + ending).find((one) => changed.has(one));
      if (found !== undefined) reached.add(found);
    }
  }
  return new Map([...changed].filter(([file]) => reached.has(file)));
}

/** The sections that the home page shows once their lists have records. */
const sectionsOf = ({ off, possibleSections }: SitePages): string[] =>
  possibleSections.filter((name) => !off.includes(homeSections[name]!.page ?? ''));

/** The module of the sections with those alone, and with what they use. */
function sectionsWith(source: string, sections: readonly string[]): string {
  const statements = source.split(/^(?=(?:export )?(?:const|function) )/m);
  const nameOf = (statement: string) => /^(?:export )?(?:const|function) (\w+)/.exec(statement)?.[1] ?? '';
  const isSection = (statement: string) => Object.hasOwn(homeSections, nameOf(statement));
  const chosen = statements.filter((each) => !isSection(each) || sections.includes(nameOf(each)));
  const isNamed = (statement: string) =>
    chosen.some((other) => other !== statement && usesName(other, nameOf(statement)));
  const [imports = '', ...others] = chosen;
  return withoutUnusedImports(
    [imports, ...others.filter((each) => isSection(each) || isNamed(each))].join(''),
  );
}

const usesName = (source: string, name: string) => new RegExp(`\\b${name}\\b`).test(source);

/** A source without the imports whose names stand nowhere in it. */
function withoutUnusedImports(source: string): string {
  const imported = /^import (?:type )?\{([^}]*)\} from '[^']+';\n/gm;
  const rest = source.replace(imported, '');
  return source.replace(imported, (line, names: string) => {
    const locals = names.split(',').map((name) => /(\w+)\s*$/.exec(name)?.[1] ?? '');
    return locals.some((name) => name !== '' && usesName(rest, name)) ? line : '';
  });
}
