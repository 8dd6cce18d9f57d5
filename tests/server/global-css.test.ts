import { expect, test } from 'vitest';
import { belowFloor, globalCss } from '../../src/server/global-css';
import { browserFloor } from '../../vite/browser-floor';
import { since } from '../floor/features';

const css = globalCss();

test('defines the variables of both colour schemes, once each', () => {
  for (const name of ['palette-primary-main', 'palette-inverse-accent'])
    expect(css.match(new RegExp(`--mui-${name}:`, 'g'))).toHaveLength(2);
  expect(css).toContain('@media (prefers-color-scheme: dark)');
});

test('does not close the style element that contains it', () => expect(css).not.toContain('<'));

test('sets the languages of Arabic script in fonts and lines of their own, without capitals or space between letters', () => {
  expect(css).toMatch(/lang\|="ps"[^}]*\{[^}]*--leading:1\.15;[^}]*Noto Naskh Arabic/);
  expect(css).toMatch(
    /:is\(:lang\(fa\),:lang\(prs\),:lang\(ps\),:lang\(ar\),:lang\(ur\)\)\{letter-spacing:0 ?!important;text-transform:none ?!important/,
  );
});

test('slants no letters of Arabic script', () =>
  expect(css).toMatch(/:is\(em, ?i, ?cite\):is\(:lang\(fa\)[^{]*\{font-style:normal/));

test('numbers lists in Dari and Pashto with their digits, where a component does not say otherwise', () =>
  expect(css).toMatch(/:where\(ol:is\(:lang\(fa\),:lang\(prs\),:lang\(ps\)\)\)\{list-style-type:persian/));

test('contains the styles for reduced motion', () => {
  expect(css).toMatch(/body\{[^}]*margin:0/);
  expect(css).toContain('@media (prefers-reduced-motion: reduce)');
});

test('finds the browsers below the floor by features that came with its versions', () => {
  expect(css).toContain(`@supports ${belowFloor}`);
  expect(belowFloor).toContain('(width: 1lh)');
  expect(since('css.types.length.lh', 'chrome')).toBe(Number(browserFloor.chrome));
  expect(since('css.types.length.lh', 'safari')).toBe(Number(browserFloor.safari));
  // Firefox has `lh` later.
  expect(belowFloor).toContain('(-moz-appearance: none) and (animation-composition: add)');
  expect(since('css.properties.animation-composition.add', 'firefox')).toBe(Number(browserFloor.firefox));
});
