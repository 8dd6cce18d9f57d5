import { expect, test } from 'vitest';
import { languageOf, ownLanguage } from '../../../vite/messages/languages';

test.each([
  ['fr', { tag: 'fr', code: 'fr', name: 'Français', locale: 'fr', direction: 'ltr' }],
  ['pt-BR', { tag: 'pt-BR', code: 'pt', name: 'Português (Brasil)', locale: 'pt-BR', direction: 'ltr' }],
  ['he', { tag: 'he', code: 'he', name: 'עברית', locale: 'he', direction: 'rtl' }],
])('%s is a language that a site may bring', (tag, language) => {
  expect(ownLanguage(tag)).toEqual(language);
  expect(languageOf(tag)).toEqual(language);
});

test.each(['xx', 'french', 'FR', 'fra', 'fr_FR', 'f', ''])('“%s” is no tag of a language', (tag) =>
  expect(ownLanguage(tag)).toBeUndefined(),
);

test.each(['en-US', 'fa', 'ps-AF'])('%s is another tag of a language that the product has', (tag) =>
  expect(ownLanguage(tag)).toBeUndefined(),
);
