import styled from '@emotion/styled';
import { Star } from '../components/ui/star-pattern';
import { words } from '../words/common';
import { palette } from '../theme/tokens';

const Screen = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  minHeight: '100dvh',
  color: palette.primary.main,
});

/** The full-screen loading indicator while the first visit waits for the settings. */
export function Loader() {
  return (
    <Screen role="status" aria-label={words.loading}>
      <Star />
      <span aria-hidden="true">{words.loading}</span>
    </Screen>
  );
}
