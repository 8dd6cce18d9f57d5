import { styled } from '@mui/material/styles';
import { Star } from '../components/ui/star-pattern';
import { words } from '../words/common';

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  color: theme.vars.palette.primary.main,
}));

/** Full screen, while a first visit waits for the settings. */
export function Loader() {
  return (
    <Screen role="status" aria-label={words.loading}>
      <Star />
      <span aria-hidden="true">{words.loading}</span>
    </Screen>
  );
}
