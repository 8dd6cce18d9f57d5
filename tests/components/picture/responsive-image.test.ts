import { expect, test } from 'vitest';
import { responsiveImage } from '../../../src/components/picture/responsive-image';

const image = { url: '/a.avif', width: 1_200, height: 675 };

test('a thumbnail of the same ratio is the small size of a picture', () =>
  expect(responsiveImage(image, { url: '/a-card.avif', width: 640, height: 360 })).toEqual({
    ...image,
    small: { url: '/a-card.avif', width: 640 },
  }));

test.each([
  ['of another ratio', { url: '/b.avif', width: 640, height: 640 }],
  ['of an unknown size', { url: '/b.avif' }],
  ['that is no smaller', { url: '/b.avif', width: 1_200, height: 675 }],
  ['that is missing', undefined],
])('a thumbnail %s is not', (_, thumbnail) => expect(responsiveImage(image, thumbnail)).toBe(image));

test('without a picture there is none', () => expect(responsiveImage(undefined, image)).toBeUndefined());
