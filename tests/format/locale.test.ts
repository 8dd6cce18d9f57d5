import { expect, test, vi } from 'vitest';
import { memoise } from '../../src/format/locale';

test('a value is made once for each key', () => {
  const make = vi.fn((...key: string[]) => ({ key }));
  const made = memoise(make);
  expect(made('en', 'short')).toBe(made('en', 'short'));
  expect(made('fa', 'short')).not.toBe(made('en', 'short'));
  expect(make).toHaveBeenCalledTimes(2);
});
