import { styled } from '@mui/material/styles';

/** A strip of the strong colour; focus rings on it are saffron. */
export const InverseSection = styled('div')(({ theme }) => ({
  '--focus': theme.vars.palette.band.accent,
  position: 'relative',
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.contrastText,
  '& a': { color: 'inherit' },
  '@media print': { backgroundColor: 'transparent', color: 'inherit' },
}));
