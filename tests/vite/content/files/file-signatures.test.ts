import { expect, test } from 'vitest';
import { signatureFlaw } from '../../../../vite/content/files/file-signatures';

test.each([
  ['pdf', '%PDF-1.7'],
  ['pdf', `${' '.repeat(1000)}%PDF-1.7`],
  ['docx', 'PK\x03\x04'],
  ['xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['doc', '{\\rtf1'],
  ['csv', 'a,b'],
])('a .%s file that starts with %j matches its extension', (ending, bytes) => {
  expect(signatureFlaw(ending, Buffer.from(bytes, 'latin1'))).toBeUndefined();
});

test.each([
  ['pdf', '<html>', 'does not begin with %PDF-'],
  ['pdf', `${' '.repeat(1024)}%PDF-1.7`, 'does not begin with %PDF-'],
  ['docx', '<html>', 'does not begin as a .docx file does'],
  ['zip', '%PDF-1.7', 'does not begin as a .zip file does'],
  ['csv', '\xff\xfe', 'is not text in UTF-8'],
])('a .%s file that starts with %j does not', (ending, bytes, flaw) => {
  expect(signatureFlaw(ending, Buffer.from(bytes, 'latin1'))).toBe(flaw);
});
