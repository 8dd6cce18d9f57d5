import { inspect } from 'node:util';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BuildError, firstCause } from '../../vite/build-error.ts';

const root = resolve('.');
const messageOf = (error: unknown) => firstCause(error, root).message;
/** An error as if it had come through these places. */
const thrownAt = (error: Error, ...frames: string[]) => {
  error.stack = [`${error.name}: ${error.message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
};
const pages = join(root, 'vite/pages.ts');

test('Vite prints a build error without its stack', () => {
  const error = firstCause(new BuildError('content/a.md: is odd.'), root);
  expect(inspect(error)).toBe('content/a.md: is odd.');
});

test('the first cause is found within the errors of bundlers, without colours', () => {
  const fault = Object.assign(new Error('\u001b[31mCould not resolve x\u001b[0m in src/a.ts'), {
    kind: 'UNRESOLVED',
  });
  const bundler = Object.assign(new Error('Build failed with 2 errors'), {
    errors: [fault, new Error('later')],
  });
  const outer = Object.assign(new Error('Build failed with 1 error'), { errors: [bundler] });
  expect(messageOf(outer)).toBe('Could not resolve x in src/a.ts');
});

test('a sentence of the project stands alone', () => {
  const error = thrownAt(new Error('/team: expected no script.'), `check (${pages}:12:3)`);
  expect(messageOf(error)).toBe('/team: expected no script.');
});

test.each([
  ['of the language', new TypeError('x is undefined'), `${pages}:12:3`],
  ['of a library', new Error('unsupported image'), `${join(root, 'node_modules/sharp/index.js')}:1:1`],
])('an error %s has the lines of the project that it went through', (_name, error, nearest) => {
  const thrown = thrownAt(error, nearest, `async run (file://${pages}:40:5)`, 'node:internal/x:1:1');
  expect(messageOf(thrown).split('\n').at(-1)).toBe('    at vite/pages.ts:40:5');
  expect(messageOf(thrown).split('\n')[0]).toBe(error.message);
});

test('the cause of an error follows it, with its place', () => {
  const cause = thrownAt(new TypeError('x is broken'), `Team (${join(root, 'src/pages/team.tsx')}:6:2)`);
  const error = thrownAt(new Error('/team could not be prerendered.', { cause }), `fill (${pages}:12:3)`);
  expect(messageOf(error)).toBe(
    '/team could not be prerendered. TypeError: x is broken\n    at src/pages/team.tsx:6:2',
  );
});

test('the place that a plugin names is told once', () => {
  const place = { id: join(root, 'src/a.ts'), loc: { line: 3, column: 4 } };
  expect(messageOf(Object.assign(new BuildError('is odd.'), place))).toBe('is odd.');
  const error = Object.assign(thrownAt(new Error('is odd.'), `${pages}:1:1`), place);
  expect(messageOf(error)).toBe('src/a.ts:3:4: is odd.');
});

test('paths of the project are told from its folder on', () =>
  expect(messageOf(thrownAt(new Error(`Failed to load ./x in ${pages}.`), 'node_modules/a.js:1:1'))).toBe(
    'Failed to load ./x in vite/pages.ts.',
  ));

test('what is no error is printed as it is', () => expect(messageOf({ odd: true })).toBe('{ odd: true }'));
