import { expect, test } from 'vitest';
import { responsiveImage } from '../../../src/components/picture/responsive-image';

const image = { url: '/a.avif', width: 1_200, height: 675 };

test('a thumbnail of the same ratio is the small size of a picture', () =>
  expect(responsiveImage(image, { url: '/a-card.avif', width: 640, height: 360 })).toEqual({
    ...image,
    small: { url: '/a-card.avif', width: 640 },
  }));

test.each([
  ['with another ratio', { url: '/b.avif', width: 640, height: 640 }],
  ['with an unknown size', { url: '/b.avif' }],
  ['that is not smaller', { url: '/b.avif', width: 1_200, height: 675 }],
  ['that is missing', undefined],
])('a thumbnail %s is not used', (_, thumbnail) => expect(responsiveImage(image, thumbnail)).toBe(image));

test('returns undefined without a picture', () => expect(responsiveImage(undefined, image)).toBeUndefined());
