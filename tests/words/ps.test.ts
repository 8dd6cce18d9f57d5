import { describe } from 'vitest';
import text from '../../src/words/ps.json?raw';
import { notPashto } from './letters';
import { testTranslation } from './translation';

describe('Pashto', () =>
  testTranslation('src/words/ps.json', text, [['letters that Pashto writes otherwise', notPashto]]));
