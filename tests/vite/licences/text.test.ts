import { expect, test } from 'vitest';
import { licencesText } from '../../../vite/licences/text.ts';

const licence = (name: string, text: string) => ({ name, version: '1.0.0', kind: 'MIT', text });

test('packages are sorted by name, those with the same text grouped, and the text declares its encoding', () => {
  const text = licencesText([licence('c', 'Same\r\n'), licence('b', 'Other ©'), licence('a', 'Same')]);
  expect(text).toMatch(/^\ufeffThis site/);
  expect(text.indexOf('a 1.0.0 (MIT)\nc 1.0.0 (MIT)')).toBeGreaterThan(0);
  expect(text.indexOf('b 1.0.0')).toBeGreaterThan(text.indexOf('c 1.0.0'));
  expect(text.match(/Same/g)).toHaveLength(1);
});
