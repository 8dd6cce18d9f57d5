import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notDari, notPashto } from '../words/letters';

/** The page on beekeeping names the honeybee in Pashto. */
const quoted: Readonly<Record<string, string>> = { 'content/projects/09-beekeeping.fa.md': 'مچۍ' };

test.each([
  ['Dari', 'fa', notDari],
  ['Pashto', 'ps', notPashto],
])('the content in %s has no letters of other keyboards', (_, code, pattern) => {
  const ofLanguage = new RegExp(`\\.${code}\\.(?:md|yaml)$`);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => ofLanguage.test(file))
    .map((file) => `content/${file.replaceAll('\\', '/')}`);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(quoted[file] ?? '\0', '');
    return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
  });
  expect(found).toEqual([]);
});
