import { expect, it } from 'vitest';
import { readCatalogue } from '../../../vite/messages/catalogue';
import { findUnusedMessages } from '../../../vite/messages/unused';

const catalogue = readCatalogue(
  'en.json',
  JSON.stringify({ home: { title: 'A', line: 'B', failures: { silent: 'C', 'not-found': 'D' } } }),
);
const words =
  "import { messages } from 'virtual:messages/home';\nexport const homeWords = { ...messages, more: 1 };";

/** The keys that count as unused where a page holds this code. */
const unused = (code: string, module = words) =>
  findUnusedMessages(
    catalogue,
    new Map([
      ['/src/words/home.ts', module],
      ['/src/pages/home/home.tsx', `import { homeWords as texts, other } from '../../words/home';\n${code}`],
    ]),
  ).map((fault) => /en\.json, home\.(\S+): is used nowhere in src\./.exec(fault)?.[1]);

it.each([
  ['', ['title', 'line', 'failures.silent', 'failures.not-found']],
  ['texts.title; no.texts.line', ['line', 'failures.silent', 'failures.not-found']],
  ['texts.title; texts.line; texts.failures[kind]', []],
  ["texts.title; texts.line; texts.failures['not-found']", ['failures.silent']],
  ['const { title, failures } = texts', ['line']],
  ['texts[key]', []],
  ["export { homeWords } from '../../words/home';", []],
])('after %s these messages are unused: %j', (code, expected) => expect(unused(code)).toEqual(expected));

it('what a module asks of its own export is used', () =>
  expect(unused('', `${words}\nexport const title = () => homeWords.title;`)).not.toContain('title'));

it('messages that a module hands on to the build are used as a whole', () =>
  expect(unused('', "export { messages as homeWords } from 'virtual:messages/home';")).toEqual([]));
