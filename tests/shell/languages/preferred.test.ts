import { expect, it } from 'vitest';
import { preferredEdition } from '../../../src/shell/languages/preferred';
import { editionsOf, languages } from '../../../vite/messages/languages';

const editions = editionsOf(languages);

it.each([
  [['fa-AF', 'en'], 'fa-AF'],
  [['prs'], 'fa-AF'],
  [['fa-IR'], 'fa-AF'],
  [['ps-AF', 'fa'], 'ps'],
  [['de-DE', 'ps'], 'ps'],
  [['en-US', 'fa'], 'en'],
  [['de'], undefined],
  [[], undefined],
])('a browser that asks for %j is offered %s', (wanted, tag) => {
  expect(preferredEdition(wanted, editions)?.tag).toBe(tag);
});
