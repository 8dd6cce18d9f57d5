import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project';
import { quickFailures } from './quick-failures';
import { slowFailures } from './slow-failures';

const readmes = [
  ...['README.md', 'content/README.md', 'src/README.md', 'src/words/README.md', 'sw/README.md'],
  ...['tests/README.md', 'vite/README.md', 'receiver/README.md'],
];
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const textOf = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const promises = [...quickFailures, ...slowFailures].flatMap((failure) => failure.promises ?? []);

test('what a test of a failing build proves stands in a README', () => {
  const text = onOneLine(readmes.map(textOf).join('\n'));
  expect(promises.filter((promise) => !text.includes(promise))).toEqual([]);
});

test('whatever fails a build by the table of plugins is proven by a build', () => {
  const [, table = ''] = textOf('vite/README.md').split(/^\| file .*fails the build when.*$/m);
  const rows = table.split('\n\n')[0]!.split('\n').slice(2);
  const cells = rows.map((row) => row.split('|').at(-2)!.trim()).filter(Boolean);
  expect(cells.length).toBeGreaterThan(15);
  expect(cells.filter((cell) => !promises.includes(cell))).toEqual([]);
});

/** Sentences about what ends a build, outside of that table; those about all of them are proven by each test. */
const ofBuilds =
  /(fails|stops|ends|refuses) (the|a|no) build|stops it\b|the build (fails|names)|and fails if|build that fails/;
const ofAll = /^(A build works in|When the build fails|Whatever a README says)|fails the build when/;

test('every other sentence about what fails a build is proven by one', () => {
  const sentences = readmes.flatMap((path) =>
    onOneLine(textOf(path).replace(/^\|.*$/gm, ''))
      .split(/(?<=[.:;]) (?=[A-Z`A])/)
      .filter((sentence) => ofBuilds.test(sentence) && !ofAll.test(sentence)),
  );
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => !promises.some((promise) => isPart(promise, sentence)))).toEqual([]);
});

/** Whether one of the two holds the other, or ends where it begins. */
const isPart = (promise: string, sentence: string) =>
  sentence.includes(promise) || promise.includes(sentence) || sentence.includes(promise.slice(0, 30));
