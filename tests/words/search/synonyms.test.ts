import { expect, test } from 'vitest';
import { wordsOf } from '../../../src/format/fold';
import { searchWords } from '../../../src/words/search/synonyms';

test('each synonym is a single word: the index has no others', () => {
  const all = [...searchWords.synonyms.flat(), ...searchWords.optional];
  expect(all.filter((word) => wordsOf(word).length !== 1)).toEqual([]);
});

test('no word is optional and has synonyms', () => {
  const optional = new Set(searchWords.optional);
  expect(searchWords.synonyms.flat().filter((word) => optional.has(word))).toEqual([]);
});
