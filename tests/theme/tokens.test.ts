import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from '../../src/theme/theme';
import { down, duration, up, zIndex } from '../../src/theme/tokens';
import { projectRoot } from '../support/project';

const schemes = [theme.colorSchemes.light!.palette, theme.colorSchemes.dark!.palette] as const;
const [light, dark] = schemes;

/** What the pattern finds in a file. What is read before the app, or without it, writes its colours as they are. */
const written = (file: string, pattern: RegExp) =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(pattern)].map(([, value]) =>
    value!.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  );

test('the frame of the browser has the background of the header', () => {
  const inverse = [light.inverse.main, dark.inverse.main];
  expect(written('index.html', /"theme-color" content="(#\w+)"/g)).toEqual(inverse);
  expect(written('vite/manifest.ts', /theme_color: recoloured\('(#\w+)'/g)).toEqual(inverse.slice(0, 1));
  expect(written('vite/manifest.ts', /background_color: '(#\w+)'/g)).toEqual([light.background.default]);
});

test('the page of another language, which the worker writes, has the colours of the site', () => {
  const colours = schemes.flatMap(({ text, background, divider, primary }) => [
    ...[text.primary, background.default, background.paper, divider],
    ...[primary.main, primary.contrastText],
  ]);
  expect(written('sw/pages/own-pages.ts', /--[a-z]+:(#\w+)/g)).toEqual(colours);
});

test('the pattern of pictures that wait has the first colour', () =>
  expect(written('src/server/global-css.tsx', /stroke="(#\w+)"/g)).toEqual([light.primary.main]));

test('on paper, light or dark, marks have colours of the site or of their own', () => {
  const own = ['#121212', '#8A5A00', '#FFD9DD'];
  const marks = [light.error.main, dark.warning.main, light.primary.main, dark.primary.main];
  const colours = written('src/viewer/styles.ts', /(#[\da-f]{6})\b/g);
  expect(colours.filter((colour) => !own.includes(colour))).toEqual(marks);
});

test("the tokens have MUI's breakpoints, stacking order and durations", () => {
  const { breakpoints, transitions } = theme;
  expect(up).toEqual({ sm: breakpoints.up('sm'), md: breakpoints.up('md'), lg: breakpoints.up('lg') });
  expect(down).toEqual({ sm: breakpoints.down('sm'), md: breakpoints.down('md') });
  expect(theme.zIndex).toMatchObject(zIndex);
  expect(transitions.duration).toMatchObject(duration);
});
