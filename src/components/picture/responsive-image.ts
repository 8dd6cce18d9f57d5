import type { ImageValue } from '../../schemas/base';

const ratioOf = ({ width = 0, height = 0 }: ImageValue) => (height > 0 ? width / height : undefined);

/** Adds the thumbnail as the small size of a picture if their aspect ratios differ by at most 3 %. */
export function responsiveImage(
  image: ImageValue | undefined,
  thumbnail: ImageValue | undefined,
): ImageValue | undefined {
  if (!image?.width || !thumbnail?.width || thumbnail.width >= image.width) return image;
  const ratios = [ratioOf(image), ratioOf(thumbnail)] as const;
  if (!ratios[0] || !ratios[1] || Math.abs(ratios[0] / ratios[1] - 1) > 0.03) return image;
  return { ...image, small: { url: thumbnail.url, width: thumbnail.width } };
}
