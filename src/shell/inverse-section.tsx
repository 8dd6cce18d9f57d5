import styled from '@emotion/styled';
import { palette } from '../theme/tokens';

/** A section with the inverse background; its focus rings use the accent colour. */
export const InverseSection = styled('div')({
  '--focus': palette.inverse.accent,
  position: 'relative',
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
  '& a': { color: 'inherit' },
  '@media print': { backgroundColor: 'transparent', color: 'inherit' },
});
