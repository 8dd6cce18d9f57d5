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

// `content/README.md` says so.
test.each([
  ['pt', 'Português', '65.000,5'],
  ['pt-PT', 'Português europeu', '65 000,5'],
  ['pt-CV', 'Português (Cabo Verde)', '65 000,5'],
  ['es', 'Español', '65.000,5'],
  ['es-MX', 'Español de México', '65,000.5'],
  ['ar', 'العربية', '65,000.5'],
  ['ar-EG', 'العربية (مصر)', '٦٥٬٠٠٠٫٥'],
  ['ar-MA', 'العربية (المغرب)', '65.000,5'],
])('the tag %s decides the name and the numbers', (tag, name, number) => {
  const language = ownLanguage(tag)!;
  expect(language.name).toBe(name);
  const written = new Intl.NumberFormat(language.locale).format(65_000.5);
  expect(written.replace(/\s/g, ' ')).toBe(number);
});

test.each(['xx', 'french', 'FR', 'fra', 'fr_FR', 'f', ''])('“%s” is no tag of a language', (tag) =>
  expect(ownLanguage(tag)).toBeUndefined(),
);

test.each(['en-US', 'fa', 'ps-AF'])('%s is another tag of a language that the product has', (tag) =>
  expect(ownLanguage(tag)).toBeUndefined(),
);
