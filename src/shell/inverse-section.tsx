import styled from '@emotion/styled';
import { palette } from '../theme/tokens';

/** A strip of the strong colour; focus rings on it are saffron. */
export const InverseSection = styled('div')({
  '--focus': palette.inverse.accent,
  position: 'relative',
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
  '& a': { color: 'inherit' },
  '@media print': { backgroundColor: 'transparent', color: 'inherit' },
});
