import { expect, it } from 'vitest';
import { installSteps } from '../../src/words/install';
import { networkSentences } from '../../src/words/shell/network';

it.each(Object.entries(installSteps))('the steps of %s are whole sentences', (_, steps) => {
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toMatch(/^\p{Lu}.*\.$/su);
});

it('no sentence is shown while the network is fine', () => {
  const { fine, ...others } = networkSentences;
  expect(fine).toBe('');
  for (const text of Object.values(others)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
});
