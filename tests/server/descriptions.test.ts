import { expect, test } from 'vitest';
import type { AllOf } from '../../src/route';
import { homeDescription } from '../../src/server/descriptions';

test('the home page is described by what its site says of itself in the language, or by a sentence of every site', () => {
  const describe = (...rows: readonly object[]) => homeDescription((() => rows) as never as AllOf);
  const slogan = { id: '1', category: 'Home', name: 'home_slider_slogan', value: 'Wells for Mopti' };
  const line = { id: '2', category: 'Footer', name: 'footer_logan', value: 'We dig and mend wells.' };
  const sentence = 'Who we are, what we do, and how to reach us.';
  expect(describe(slogan, line)).toBe('We dig and mend wells.');
  expect(describe(slogan)).toBe('Wells for Mopti');
  expect(describe({ ...slogan, languages: { value: 'fr' } })).toBe(sentence);
  expect(describe()).toBe(sentence);
});
