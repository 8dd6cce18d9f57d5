import { styled } from '@mui/material/styles';
import { Card } from './card';

/** A card that is one target: its one link covers the whole of it. */
export const LinkCard = styled(Card)(({ theme }) => ({
  position: 'relative',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& a': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover a': { color: theme.vars.palette.primary.main },
})) as typeof Card;
