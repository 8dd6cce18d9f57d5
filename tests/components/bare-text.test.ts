import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { bareTexts } from '../support/bare-texts';
import { projectRoot } from '../support/project';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['vite/client'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const source = join(projectRoot, 'src');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') || name.endsWith('.d.ts'))
  .map((name) => join(source, name));

/** A component with a body, as a file beside those of the app. */
const trial = join(source, 'trial.tsx');
const trialOf = (body: string) => `
  import styled from '@emotion/styled';
  import type { ReactNode } from 'react';
  import { Link } from 'react-router-dom';
  import { words } from './words/common';
  import { Region } from './components/ui/region';
  const Row = styled('div')({});
  interface Props {
    text: string;
    count: number;
    is: boolean;
    list: readonly string[];
    children: ReactNode;
    say: (it: string) => string;
  }
  export function Trial({ text, count, is, list, children, say }: Props) {
    return ${body};
  }
`;

/** Texts that are lost or throw where something else has moved them. */
const lost = {
  'a text that changes beside an element': '<p>{text} <b>b</b></p>',
  'a count beside a text': '<p>Entries: {count}</p>',
  'a sentence of a function': '<p><b>b</b>{say(text)}</p>',
  'a choice of texts': '<p>{is ? words.retry : words.loading}<b>b</b></p>',
  'a constant text before which an element may be inserted': '<p>{is && <b>b</b>}{words.retry}</p>',
  'a constant text that comes and goes': '<p>{is && words.retry}<b>b</b></p>',
  'a space that comes and goes': "<p><b>b</b>{is && <>{' '}<i>i</i></>}</p>",
  'a text in a fragment': '<>{text}</>',
  'a text as a component': 'text',
  'a list of texts': '<p>{list}</p>',
  'a list with texts': '<p>{list.map((each) => (is ? <b key={each}>b</b> : each))}</p>',
  'children of a component that may be a text': '<Row><b>b</b>{children}</Row>',
  'a text in a boundary': '<p><b>b</b><Region>{text}</Region></p>',
};

/** Texts that React finds again, and texts that never change. */
const kept = {
  'the only text of an element': '<p>{text}</p>',
  'the only text of a styled element': '<Row>{is ? text : words.retry}</Row>',
  'a text in an element of its own': '<p>{is && <b>b</b>}<span>{text}</span></p>',
  'an element or a text, alone': '<p>{is ? <b>b</b> : text}</p>',
  'constant texts and elements': '<p>{words.retry} <Link to="/">{text}</Link> and <b>b</b>.</p>',
  'a list of elements': '<ul>{list.map((each) => <li key={each}>{each}</li>)}</ul>',
  'children that stand alone': '<Row>{children}</Row>',
};

const host = ts.createCompilerHost(options);
const trials = new Map(
  Object.entries({ ...lost, ...kept }).map(([name, body], index) => [
    name,
    { path: trial.replace('trial', `trial-${index}`), text: trialOf(body) },
  ]),
);
const texts = new Map([...trials.values()].map(({ path, text }) => [path, text]));
const program = ts.createProgram([...components, ...texts.keys()], options, {
  ...host,
  fileExists: (path) => texts.has(path) || host.fileExists(path),
  readFile: (path) => texts.get(path) ?? host.readFile(path),
  getSourceFile: (path, target, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? host.getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, text, target);
  },
});
const found = bareTexts(program, projectRoot, (path) => path.startsWith('src/') && path.endsWith('.tsx'));
const foundIn = (name: string) =>
  found.filter((each) => each.includes(`${trials.get(name)!.path.split('/').at(-1)}:`));

test.each(Object.keys(lost))('finds %s', (name) => {
  expect(foundIn(name)).not.toEqual([]);
});

test.each(Object.keys(kept))('permits %s', (name) => {
  expect(foundIn(name)).toEqual([]);
});

test('no component has a bare text that may change, or beside which an element may come or go', () => {
  expect(components.length).toBeGreaterThan(200);
  expect(found.filter((each) => !each.includes('src/trial-'))).toEqual([]);
});
