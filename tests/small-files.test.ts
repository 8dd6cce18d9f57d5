import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './support/project';

/** A file of at most so many lines that one file alone imports, in its folder or above, is a part of that file. */
const smallest = 40;
/** What `npm run lint` allows a file: if the two were longer together, they stay apart. */
const longest = 250;

/** The small files that stay, by the reason. */
const reasons = {
  'it is a step of an algorithm': ['src/document-text/judge.ts'],
  'it is a pure function with tests of its own': [
    'receiver/push/public-address.ts',
    'receiver/sender.ts',
    'src/format/solar-hijri.ts',
    'src/shell/languages/preferred.ts',
    'src/shell/languages/whole-controls.ts',
    'sw/documents/ranges.ts',
    'vite/document-texts/name-languages.ts',
    'vite/host/range.ts',
  ],
  'its importer runs as soon as a test imports it': [
    'src/browser/failed-images.ts',
    'sw/unregister-worker.ts',
  ],
  'it runs in a worker, and its importer in the page': [
    'src/data/search/search-worker.ts',
    'src/viewer/edition/edition-worker.ts',
    'src/viewer/edition/office-worker.ts',
  ],
  'its importer is a table of contents': [
    'src/shell/background/focus-keeper.tsx',
    'src/shell/background/lost-documents-notice.tsx',
    'src/shell/background/page-counter.tsx',
    'src/shell/background/search-key.ts',
    'src/shell/deferred-shell.tsx',
    'src/shell/install/install-card.tsx',
    'src/shell/languages/due-language-offer.tsx',
    'src/shell/languages/due-left-notice.tsx',
    'src/shell/page-error.tsx',
    'vite/editor/write.ts',
    'vite/without-counts.ts',
  ],
  'it loads the rest of its subject by import()': [
    'src/app/early-input.ts',
    'src/components/list/list-actions.tsx',
  ],
  'its importer is nearly as long as a file may be': ['src/data/lists/prefetch/prefetch-pause.ts'],
  'its tests run it without the rest of what its importer does': ['src/shell/resume-downloads.ts'],
} as const;

const names = ['src', 'sw', 'vite', 'receiver'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name))
    .map((name) => join(folder, name)),
);
const texts = new Map(names.map((name) => [name, readFileSync(join(projectRoot, name), 'utf8')]));
const linesOf = (name: string) => texts.get(name)!.trimEnd().split('\n').length;
const byModule = new Map(names.map((name) => [name.replace(/\.\w+$/, ''), name]));

/** By file, who imports it statically, and whether anybody names it otherwise: by `import()` or as a worker. */
const importers = new Map(names.map((name) => [name, new Set<string>()]));
const loaded = new Set<string>();
for (const [name, text] of texts) {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const [, before, module] of code.matchAll(
    /(\bfrom |\bimport )?['"`](\.[\w./-]*)(?:\?[\w&]*)?['"`]/g,
  )) {
    const imported = byModule.get(join(dirname(name), module!).replace(/\.\w+$/, ''));
    if (imported === undefined) continue;
    if (before === undefined) loaded.add(imported);
    else importers.get(imported)!.add(name);
  }
}

function belongsElsewhere(name: string): boolean {
  const [importer, ...others] = importers.get(name)!;
  if (importer === undefined || others.length > 0 || loaded.has(name)) return false;
  const isBelow = `${dirname(name)}/`.startsWith(`${dirname(importer)}/`);
  return isBelow && linesOf(name) <= smallest && linesOf(name) + linesOf(importer) <= longest;
}

test('a small file that one file alone imports is a part of that file, or has a reason to stay', () => {
  expect(names.filter(belongsElsewhere).sort()).toEqual(Object.values(reasons).flat().sort());
});
