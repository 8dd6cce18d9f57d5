import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { projectRoot } from '../support/project';

let copy: ProjectCopy;
test.beforeAll(async () => (copy = await copyProject()));
test.afterAll(() => copy.discard());

/** The examples of the recipe in `src/README.md`, in their order. */
async function readExamples(): Promise<string[]> {
  const readme = await readFile(join(projectRoot, 'src/README.md'), 'utf8');
  const recipe = /^## Add a list page$([^]*?)^## /m.exec(readme)?.[1] ?? '';
  return [...recipe.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, code]) => code!);
}

async function write(path: string, text: string) {
  await mkdir(dirname(join(copy.root, path)), { recursive: true });
  await writeFile(join(copy.root, path), text);
}

/** Puts `text` behind the first match of `after`, which must be there. */
async function insert(path: string, after: RegExp, text: string) {
  const before = await readFile(join(copy.root, path), 'utf8');
  expect(before, path).toMatch(after);
  await write(
    path,
    before.replace(after, (match) => match + text),
  );
}

/** Runs the tests of a file in the copy. Rejects with their output if one fails, or if there is none. */
async function runTests(path: string): Promise<void> {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', '.config/vitest.config.ts', path];
  await promisify(execFile)(process.execPath, args, { cwd: copy.root, env: { ...process.env, LONG: '' } });
}

test('the recipe for a list page in src/README.md gives a list page in every language', async () => {
  const [schema, sentences, page, route, description, proof, record] = (await readExamples()) as [
    string,
    ...string[],
  ];
  await write('src/schemas/grants.ts', schema);
  for (const language of ['en', 'fa', 'ps']) {
    const catalogue = `src/words/${language}.json`;
    await insert(catalogue, /^\{\n/, sentences!);
    await insert(catalogue, /"titles": \{/, '"grants": "Grants",');
    await insert(catalogue, /"descriptions": \{/, '"grants": "Small grants, with their deadlines.",');
  }
  await write('src/pages/grants.tsx', page!);
  await insert('src/routes.tsx', /^/, "import { grants } from './schemas/grants';\n");
  await insert('src/routes.tsx', /^const table = \[\n/m, route!);
  await insert('src/server/descriptions.ts', /= \{\n/, description!);
  await write('content/grants/01-seed-banks.yaml', record!);
  await copyFile(
    join(projectRoot, 'tests/fixtures/pdfs/chromium-untagged.pdf'),
    join(copy.root, 'content/grants/guidelines-seed-banks.pdf'),
  );
  await cp(join(projectRoot, 'tests/support'), join(copy.root, 'tests/support'), { recursive: true });
  await write('tests/schemas/grants.test.ts', proof!);

  const site = await copy.build('dist');
  for (const [folder, language] of [
    ['', 'en'],
    ['fa', 'fa-AF'],
    ['ps', 'ps'],
  ] as const) {
    const html = await readFile(join(site, folder, 'grants.html'), 'utf8');
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('Village seed banks');
    expect(await readFile(join(site, folder, 'about.html'), 'utf8')).toContain(`/grants"`);
  }
  await runTests('tests/schemas/grants.test.ts');
});
