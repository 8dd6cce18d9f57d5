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
  [
    'pdf',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'does not begin with %PDF-: it is an old Word or Excel file (.doc, .xls): export it as a PDF',
  ],
  ['pdf', 'PK\x03\x04', 'does not begin with %PDF-: it is a newer Word or Excel file, or a zip archive'],
  ['docx', '%PDF-1.7', 'does not begin as a .docx file does: it is a PDF'],
  ['docx', '<html>', 'does not begin as a .docx file does'],
  ['zip', '%PDF-1.7', 'does not begin as a .zip file does: it is a PDF'],
  ['csv', '\xff\xfe', 'is not text in UTF-8'],
])('a .%s file that starts with %j does not', (ending, bytes, flaw) => {
  expect(signatureFlaw(ending, Buffer.from(bytes, 'latin1'))).toBe(flaw);
});
