import { expect, it } from 'vitest';
import { preferredLanguage } from '../../../src/shell/languages/preferred';
import { siteLanguagesOf, languages } from '../../../vite/messages/languages';

const siteLanguages = siteLanguagesOf(languages);

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
  expect(preferredLanguage(wanted, siteLanguages)?.tag).toBe(tag);
});
