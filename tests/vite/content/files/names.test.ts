import { expect, test } from 'vitest';
import { nameFlaw, mediaType } from '../../../../vite/content/files/names';

test.each(['a.pdf', 'Form A.pdf', '100%.pdf', 'گزارش\u200cها.pdf', 'console.pdf', 'com.pdf', 'café.pdf'])(
  '%s is a valid name',
  (name) => expect(nameFlaw(name)).toBeUndefined(),
);

test.each([
  ['con', 'the name of a device'],
  ['LPT1.tar.gz', 'the name of a device'],
  ['a\u202efdp.exe', 'the invisible sign U+202E'],
  ['a\nb.pdf', 'the invisible sign U+000A'],
  ['a\ufffd.pdf', 'bytes that are no letters'],
  ['a#b.pdf', '"#"'],
  ['a?b.pdf', '"?"'],
  ['a\\b.pdf', '"\\"'],
  ['a.pdf ', '"a.pdf "'],
  ['a.pdf.', '"a.pdf."'],
  [`${'آ'.repeat(101)}`, '202 bytes'],
])('%j is not valid on every host and system', (name, found) => {
  expect(nameFlaw(name)?.found).toBe(found);
});

test('the extension of a name determines its type, in lower or upper case', () => {
  expect(mediaType('a.b.PDF')).toBe('application/pdf');
  expect(mediaType('photo.avif')).toBe('image/avif');
});

test('a name without a supported extension has no type', () => {
  expect(mediaType('run.exe')).toBeUndefined();
  expect(mediaType('notes')).toBeUndefined();
});
