import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './support/project';
import { makeProject } from './vite/content/project';

/** What the check of imports says of a project with these files, which stand in these folders. */
async function check(files: Record<string, string>, folders = ['src']): Promise<string> {
  const root = makeProject({ 'tsconfig.json': '{}', 'package.json': '{ "type": "module" }', ...files });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = join(projectRoot, '.config/dependency-cruiser.cjs');
  const child = spawn(process.execPath, [program, '--config', config, ...folders], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return output;
}

const types = 'export type One = string;\n';
/** Pairs of modules by what the second imports of the first, which imports the second. */
const pairs = {
  value: "import { one } from './one';\nexport const two = () => one;\n",
  type: "import type { One } from './one';\nexport const two: One = 'two';\n",
  among: "import { type One } from './one';\nexport const two: One = 'two';\n",
  handed: "export type { One } from './one';\nexport const two = 'two';\n",
  within: "export const two: import('./one').One = 'two';\n",
  none: "export const two = 'two';\n",
};

test('a circle is an error, by values or by types in any form', async () => {
  const files = Object.entries(pairs).flatMap(([name, second]) => [
    [`src/format/${name}/one.ts`, `import { two } from './two';\n${types}export const one = two;\n`],
    [`src/format/${name}/two.ts`, second],
  ]);
  const output = await check(Object.fromEntries(files) as Record<string, string>);
  const found = [...output.matchAll(/error no-cycles: src\/format\/(\w+)\//g)].map(([, name]) => name);
  expect([...new Set(found)].sort(), output).toEqual(['among', 'handed', 'type', 'value', 'within']);
}, 120_000);

test('page, worker and build import nothing of the receiver but what the preview server runs, and it nothing of theirs', async () => {
  const names = ['src/format', 'sw', 'vite', 'receiver'];
  const files = names.flatMap((from) =>
    names.flatMap((to) => {
      const up = '../'.repeat(from.split('/').length);
      return from === to ? [] : [[`${from}/to-${to.replace('/', '-')}.ts`, `import '${up}${to}/one';\n`]];
    }),
  );
  const ones = [...names.map((name) => `${name}/one`), 'receiver/form-handler'];
  const output = await check(
    {
      ...(Object.fromEntries(files) as Record<string, string>),
      ...Object.fromEntries(ones.map((one) => [`${one}.ts`, 'export const one = 1;\n'])),
      'vite/preview.ts': "import '../receiver/form-handler';\n",
    },
    ['src', 'sw', 'vite', 'receiver'],
  );
  const refused = [...output.matchAll(/error [\w-]+: (\S+) → (\S+)/g)].map(
    ([, from, to]) => `${from} → ${to}`,
  );
  expect(refused.filter((line) => line.includes('receiver')).sort(), output).toEqual([
    'receiver/to-src-format.ts → src/format/one.ts',
    'receiver/to-sw.ts → sw/one.ts',
    'receiver/to-vite.ts → vite/one.ts',
    'src/format/to-receiver.ts → receiver/one.ts',
    'sw/to-receiver.ts → receiver/one.ts',
    'vite/to-receiver.ts → receiver/one.ts',
  ]);
}, 120_000);
