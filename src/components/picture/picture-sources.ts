import type { ImgHTMLAttributes } from 'react';
import type { ImageValue } from '../../schemas/base';

/** What an `<img>` is given so that it fetches a picture. */
export type PictureSource = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'crossOrigin'
>;

/** Both sizes, for the browser to choose from; undefined where there is one only. */
const both = ({ url, width, small }: ImageValue) =>
  small && width ? `${small.url} ${small.width}w, ${url} ${width}w` : undefined;

interface Options {
  only?: string | undefined;
  sizes?: string | undefined;
}

/**
 * The ways to get a picture, each to be tried when the one before it failed: in the size that fits, in the one that is
 * on the phone although it does not fit; of another origin with its leave (CORS), so that it can be kept for later,
 * then without, only shown.
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
