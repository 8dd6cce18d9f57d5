import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './support/project';

/** The code of a file, without comments. */
const codeOf = (path: string) => {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  return { path, text: text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') };
};
const codeIn = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.(tsx?|mjs)$/.test(name))
    .map((name) => codeOf(join(folder, name)));

const sources = ['src', 'sw', 'vite', 'receiver'].flatMap(codeIn);

/** For each module the texts of the files that name it in quotes: by an import, and by `import()`. */
const readersOf = new Map<string, string[]>();
const readers = [...sources, ...['tests', '.config'].flatMap(codeIn), codeOf('vite.config.ts')];
for (const { path, text } of readers) {
  for (const [, module] of text.matchAll(/['"`](\.[\w./-]*)['"`]/g)) {
    const named = join(path, '..', module!).replace(/\.[jt]sx?$/, '');
    readersOf.set(named, [...(readersOf.get(named) ?? []), text]);
  }
}

const declared = /^export (?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;

/** How often a name stands in a text. */
const countOf = (name: string, text: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

function unusedExports({ path, text }: (typeof sources)[number]): string[] {
  const readers = readersOf.get(path.replace(/\.tsx?$/, '')) ?? [];
  return [...text.matchAll(declared)].flatMap(([, kind, name]) => {
    // A type may be part of another export.
    const isPart = /interface|type/.test(kind!) && countOf(name!, text) > 1;
    return isPart || readers.some((reader) => countOf(name!, reader) > 0) ? [] : [`${path}: ${name}`];
  });
}

/** Exports that may stay: tests read the sender through `tests/data/outbox/outbox-tab.ts`; scripts run `main`. */
const known = ['src/data/outbox/sender.ts: sendWaiting', 'vite/messages/write-types.ts: main'];

test('what a file exports is read by another one, or by a test', () => {
  expect(sources.flatMap(unusedExports).sort()).toEqual(known);
});
