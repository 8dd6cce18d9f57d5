import { expect, test } from 'vitest';
import { globalCss } from '../../src/server/global-css';

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

test('numbers lists in Dari and Pashto with their digits, where a component does not say otherwise', () =>
  expect(css).toMatch(/:where\(ol:is\(:lang\(fa\),:lang\(prs\),:lang\(ps\)\)\)\{list-style-type:persian/));

test('contains the styles for reduced motion', () => {
  expect(css).toMatch(/body\{[^}]*margin:0/);
  expect(css).toContain('@media (prefers-reduced-motion: reduce)');
});
