import styled from '@emotion/styled';
import { down, palette } from '../../theme/tokens';

/** A responsive grid of cards that are at least `min` wide. */
export const CardGrid = styled('ul', { shouldForwardProp: (name) => name !== 'min' })<{ min: number }>(
  ({ min }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
    gap: 'clamp(16px, 2vw, 24px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '@media print': { breakInside: 'avoid' },
});

export const CardBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
});

/** For narrow cards: two columns on the narrowest phone, columns of at least 220 px on wider screens. */
export const PairGrid = styled(CardGrid)({
  [down.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
});
