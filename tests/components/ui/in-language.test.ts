import { expect, test } from 'vitest';
import { inLanguage, withLanguage } from '../../../src/components/ui/in-language';

test('a text in another language than its list has that language and its direction', () => {
  const record = { title: 'Nurse', languages: { title: 'en', location: 'fa-AF' } };
  expect(inLanguage(record, 'title')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(inLanguage(record, 'location')).toEqual({ lang: 'fa-AF', dir: 'rtl' });
  expect(withLanguage('ps')).toEqual({ lang: 'ps', dir: 'rtl' });
});

test('for any other text the letters tell the direction', () => {
  expect(inLanguage({ title: 'Nurse' }, 'title')).toEqual({ dir: 'auto' });
  expect(inLanguage({ languages: { title: 'en' } }, 'salary')).toEqual({ dir: 'auto' });
});
