import styled from '@emotion/styled';
import { down, palette } from '../../theme/tokens';

/** A responsive grid of cards that are at least `min` px wide (300 by default), and wider with larger text. */
export const CardGrid = styled('ul', { shouldForwardProp: (name) => name !== 'min' })<{ min?: number }>(
  ({ min = 300 }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min / 16}rem), 1fr))`,
    gap: 'clamp(16px, 2vw, 24px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 8 },
  }),
);

export const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '@media print': { breakInside: 'avoid', borderRadius: 0 },
});

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  '@media print': { gap: 4, padding: 8 },
});

/** For narrow cards: two columns on phones, one with large text, columns of at least `min` on wider screens. */
export const PairGrid = styled(CardGrid)({
  [down.sm]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 6px)), 1fr))',
    gap: 12,
  },
});
