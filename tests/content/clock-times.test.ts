import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain, textsOf } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { readDocument } from '../../vite/document-texts/read-document';

/** As the build uses it. */
const cache = 'node_modules/.cache/texts';

/** A full hour in digits (۰۹:۰۰), or an hour after noon as of 24 (۱۶:۳۰). */
const ofTwentyFour = /[0۰][0-9۰-۹]:|[0-9۰-۹]:[0۰]{2}|(?:[1۱][3-9۳-۹]|[2۲][0-4۰-۴]):[0-9۰-۹]{2}/;

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ps\.(?:md|yaml|pdf)$/.test(file))
  .map((file) => `content/${file.replaceAll('\\', '/')}`);

async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (!file.endsWith('.pdf')) return bytes.toString('utf8');
  const made = await readDocument({ bytes, name: file }, cache, { extract });
  if ('none' in made) throw new Error(`${file}: ${made.none}`);
  return made.edition.blocks.flatMap(textsOf).map(plain).join('\n');
}

test('Pashto content and its documents write clock times with the part of the day, as the site does', async () => {
  expect(files.filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const file of files)
    found.push(
      ...(await textOf(file))
        .split('\n')
        .filter((line) => ofTwentyFour.test(line))
        .map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});
