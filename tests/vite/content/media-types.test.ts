import { expect, test } from 'vitest';
import { mediaType } from '../../../vite/content/media-types';

test('the ending of a name tells its type, in small or capital letters', () => {
  expect(mediaType('a.b.PDF')).toBe('application/pdf');
  expect(mediaType('photo.avif')).toBe('image/avif');
});

test('a name without an ending that fields take has no type', () => {
  expect(mediaType('run.exe')).toBeUndefined();
  expect(mediaType('notes')).toBeUndefined();
});
