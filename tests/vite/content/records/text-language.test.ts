import { expect, test } from 'vitest';
import { languageOfText } from '../../../../vite/content/records/text-language';

test.each([
  ['Field officer', 'en'],
  ['کارمند ساحوی', 'fa-AF'],
  ['د ښوونځي ښوونکی', 'ps'],
  ['کارمند ساحوی معیشت، ولسوالی یکاولنگ (Livelihoods Field Officer, Yakawlang, Bamyan)', 'fa-AF'],
  ['The word «صندوق» means a box, and a fund that many fill.', 'en'],
  ['<p><a href="mailto:jobs@example.org">ایمیل</a></p>', 'fa-AF'],
  ['2 (12)', undefined],
  ['', undefined],
])('%s is %s', (text, language) => expect(languageOfText(text)).toBe(language));
