import styled from '@emotion/styled';
import { up } from '../../theme/tokens';

/** The space between the content and the edges of the screen. */
export const gutter = 'clamp(16px, 4vw, 32px)';

/** The content width and gutter of the page: 1200 px and two gutters in all languages, and wider with larger text. */
export const Measure = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'max(1264px, 74rem)',
  marginInline: 'auto',
  paddingInline: gutter,
  '@media print': { maxWidth: 'none', paddingInline: 0 },
});

/** A section of a page, with the vertical spacing of the theme. */
export const Section = styled(Measure)({
  paddingBlock: 28,
  [up.md]: { paddingBlock: 44 },
  '@media print': { paddingBlock: 8 },
}) as typeof Measure;
