import { describe } from 'vitest';
import text from '../../src/words/fa.json?raw';
import { notDari } from './letters';
import { testTranslation } from './translation';

describe('Dari', () =>
  testTranslation('src/words/fa.json', text, [
    ['letters that Dari writes otherwise', notDari],
    ['a joiner that stands beside a space', /\u200c\s|\s\u200c/],
    ['a plural that is written apart', /[\u0600-\u06ff] ها(?:ی|یی)?(?![\u0600-\u06ff])/],
  ]));
