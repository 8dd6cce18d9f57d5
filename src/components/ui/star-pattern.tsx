import styled from '@emotion/styled';
import { useId } from 'react';

/** Also drawn by the style sheet, in place of an image that cannot be had: see `src/server/global-css.tsx`. */
export const star = 'M20 2l5.300 12.700L38 20l-12.700 5.300L20 38l-5.300-12.700L2 20l12.700-5.300z';
export const square = 'M8 8h24v24H8z';

/** A site may leave the pattern out: `pattern` in `site.yaml`. */
export const hasPattern = import.meta.env.SITE_PATTERN !== 'false';

const Lattice = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0.09,
  pointerEvents: 'none',
  fill: 'none',
  stroke: 'currentColor',
  '@media print': { display: 'none' },
});

/** A faint lattice of eight-pointed stars that fills a positioned parent. Decorative; nothing on a site without it. */
export function StarPattern() {
  const id = useId();
  if (!hasPattern) return null;
  return (
    <Lattice aria-hidden="true" focusable="false">
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
        <path d={star} />
        <path d={square} transform="rotate(45 20 20)" />
        <path d={square} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Lattice>
  );
}

const Drawn = styled('svg')({
  width: 72,
  height: 72,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '& path': {
    strokeDasharray: 100,
    animation: 'star-draws-itself 1.6s ease-in-out infinite alternate',
  },
  '@keyframes star-draws-itself': { from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } },
});

/** The loading indicator: an animated star that draws its own outline. */
export function Star() {
  return (
    <Drawn viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={star} pathLength={100} />
      <path d={square} pathLength={100} />
      <path d={square} pathLength={100} transform="rotate(45 20 20)" />
    </Drawn>
  );
}
