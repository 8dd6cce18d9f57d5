import styled from '@emotion/styled';
import { up } from '../../theme/tokens';

/** The measure of the page: what every band and section keeps to. */
export const Measure = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
});

/** One section of a page, with the space that the look gives it. */
export const Section = styled(Measure)({
  paddingBlock: 28,
  [up.md]: { paddingBlock: 44 },
}) as typeof Measure;
