import styled from '@emotion/styled';
import { up } from '../../theme/tokens';

/** The content width and gutter of the page. */
export const Measure = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
});

/** A section of a page, with the vertical spacing of the theme. */
export const Section = styled(Measure)({
  paddingBlock: 28,
  [up.md]: { paddingBlock: 44 },
}) as typeof Measure;
