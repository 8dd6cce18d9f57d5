import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { palette, radius } from '../../theme/tokens';

const Root = styled('span')({
  display: 'block',
  height: '1.2em',
  backgroundColor: palette.skeleton,
  animation: 'skeleton-waits 2s ease-in-out 0.5s infinite',
  '@keyframes skeleton-waits': { '50%': { opacity: 0.4 } },
  '&:where([data-look="text"])': {
    height: 'auto',
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.60)',
    borderRadius: '8px/13.3px',
  },
  '&:where([data-look="rounded"])': { borderRadius: radius },
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
});

interface Props {
  variant?: 'text' | 'rounded' | 'rectangular';
  width?: number | string;
  height?: number | string;
  style?: CSSProperties;
}

/** A placeholder with the size of the content that is loading. */
export const Skeleton = ({ variant = 'text', width, height, style }: Props) => (
  <Root data-look={variant} style={{ width, height, ...style }} />
);
