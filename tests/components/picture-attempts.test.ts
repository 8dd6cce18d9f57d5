import { describe, expect, it } from 'vitest';
import { attemptsFor } from '../../src/components/picture-attempts';

const small = { url: '/a-small.avif', width: 800 };
const wide = { url: '/a.avif', width: 1_600, small };

describe('a picture is tried', () => {
  it('once where it has one size', () =>
    expect(attemptsFor({ url: '/a.avif' })).toEqual([{ src: '/a.avif' }]));

  it('in the size that fits, then in the one that may be on the phone', () =>
    expect(attemptsFor(wide, { sizes: '100vw' })).toEqual([
      { src: '/a.avif', srcSet: '/a-small.avif 800w, /a.avif 1600w', sizes: '100vw' },
      { src: '/a-small.avif' },
      { src: '/a.avif' },
    ]));

  it('in one size alone where only that may be fetched', () =>
    expect(attemptsFor(wide, { only: small.url, sizes: '100vw' })).toEqual([{ src: '/a-small.avif' }]));

  it('of another origin with its leave, then without', () =>
    expect(attemptsFor({ url: 'https://elsewhere.example/a.avif' })).toEqual([
      { src: 'https://elsewhere.example/a.avif', crossOrigin: 'anonymous' },
      { src: 'https://elsewhere.example/a.avif' },
    ]));
});
