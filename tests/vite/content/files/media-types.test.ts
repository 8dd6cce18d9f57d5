import { expect, test } from 'vitest';
import { mediaType } from '../../../../vite/content/files/media-types';

test('the extension of a name determines its type, in lower or upper case', () => {
  expect(mediaType('a.b.PDF')).toBe('application/pdf');
  expect(mediaType('photo.avif')).toBe('image/avif');
});

test('a name without a supported extension has no type', () => {
  expect(mediaType('run.exe')).toBeUndefined();
  expect(mediaType('notes')).toBeUndefined();
});
