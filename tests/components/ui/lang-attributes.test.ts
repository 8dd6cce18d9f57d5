import { expect, test } from 'vitest';
import { textAttributes, langAttributes } from '../../../src/components/ui/lang-attributes';

test('a text in another language than its list has that language and its direction', () => {
  const record = { title: 'Nurse', languages: { title: 'en', location: 'fa-AF' } };
  expect(textAttributes(record, 'title')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(textAttributes(record, 'location')).toEqual({ lang: 'fa-AF', dir: 'rtl' });
  expect(langAttributes('ps')).toEqual({ lang: 'ps', dir: 'rtl' });
});

test('for any other text the letters tell the direction', () => {
  expect(textAttributes({ title: 'Nurse' }, 'title')).toEqual({ dir: 'auto' });
  expect(textAttributes({ languages: { title: 'en' } }, 'salary')).toEqual({ dir: 'auto' });
});
