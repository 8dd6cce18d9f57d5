import { describe, expect, it } from 'vitest';
import { pictureSources } from '../../../src/components/picture/picture-sources';

const small = { url: '/a-small.avif', width: 800 };
const wide = { url: '/a.avif', width: 1_600, small };

describe('pictureSources tries a picture', () => {
  it('once if it has one size', () =>
    expect(pictureSources({ url: '/a.avif' })).toEqual([{ src: '/a.avif' }]));

  it('in the size that fits, then in the one that may be stored', () =>
    expect(pictureSources(wide, { sizes: '100vw' })).toEqual([
      { src: '/a.avif', srcSet: '/a-small.avif 800w, /a.avif 1600w', sizes: '100vw' },
      { src: '/a-small.avif' },
      { src: '/a.avif' },
    ]));

  it('in one size only if `only` is set', () =>
    expect(pictureSources(wide, { only: small.url, sizes: '100vw' })).toEqual([{ src: '/a-small.avif' }]));

  it('of another origin with CORS, then without', () =>
    expect(pictureSources({ url: 'https://elsewhere.example/a.avif' })).toEqual([
      { src: 'https://elsewhere.example/a.avif', crossOrigin: 'anonymous' },
      { src: 'https://elsewhere.example/a.avif' },
    ]));
});
