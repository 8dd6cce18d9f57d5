import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherVersion, workflowFile } from '../../../vite/site/product';
import { makeProject } from '../content/project';

const [here, other] = ['a'.repeat(40), 'b'.repeat(40)];

const said = (line: string, version: string) => {
  const path = join(makeProject({ [`content/${workflowFile}`]: `env:\n${line}\n` }), 'content');
  return otherVersion({ path, label: 'ours' }, version);
};

test('a workflow that takes another commit than the product here is named, with what to write', () =>
  expect(said(`  VERSION: ${other}`, here)).toBe(
    `ours/.github/workflows/publish.yml:2: VERSION is bbbbbbbb, and the product here is aaaaaaaa: write ${here} there to publish with it.`,
  ));

test.each([
  ['the same', `  VERSION: ${here}`, here],
  ['the beginning of it', `  VERSION: '${here.slice(0, 12)}' # June`, here],
  ['a branch', '  VERSION: main', here],
  ['another, and git knows nothing', `  VERSION: ${other}`, ''],
  ['none', '  PRODUCT: x', here],
])('of a workflow that takes %s, nothing is said', (_, line, version) =>
  expect(said(line, version)).toBeUndefined(),
);

test('of a site without a workflow, nothing is said', () =>
  expect(otherVersion({ path: makeProject({}), label: 'ours' }, here)).toBeUndefined());
