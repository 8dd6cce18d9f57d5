import type { ImgHTMLAttributes } from 'react';
import type { ImageValue } from '../../schemas/base';

/** The `<img>` attributes that select the file to load. */
export type PictureSource = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'crossOrigin'
>;

/** Returns a `srcset` with both sizes; undefined if there is only one. */
const both = ({ url, width, small }: ImageValue) =>
  small && width ? `${small.url} ${small.width}w, ${url} ${width}w` : undefined;

interface Options {
  only?: string | undefined;
  sizes?: string | undefined;
}

/**
 * Returns the sources of a picture in the order to try them: the size that fits, then each single size, because one may
 * be stored. A picture of another origin is requested with CORS, so that it can be stored, and last without CORS.
 */
export function pictureSources(of: ImageValue, { only, sizes }: Options = {}): PictureSource[] {
  const srcSet = only ? undefined : both(of);
  const plain: PictureSource[] = srcSet
    ? [{ src: of.url, srcSet, sizes }, { src: of.small?.url }, { src: of.url }]
    : [{ src: only ?? of.url }];
  if (!/^https?:/i.test(of.url)) return plain;
  return [
    ...plain.map((attempt): PictureSource => ({ ...attempt, crossOrigin: 'anonymous' })),
    { src: only ?? of.url },
  ];
}
