import { expect, test } from 'vitest';
import { disambiguate } from '../../../src/data/search/disambiguate';

test('two records with one title are told apart by the texts that they do not share', () => {
  const entries = [
    { title: 'Driver', body: 'Driver · NLO-07 · Herat' },
    { title: 'Auditor', body: 'Auditor · NLO-08 · Kabul' },
    { title: 'Driver', body: 'Driver · NLO-09 · Herat' },
  ];
  expect(disambiguate(entries)).toEqual(['NLO-07', '', 'NLO-09']);
});

test('nothing can tell two equal records apart', () => {
  const driver = { title: 'Driver', body: 'Herat' };
  expect(disambiguate([driver, { ...driver }])).toEqual(['', '']);
});
