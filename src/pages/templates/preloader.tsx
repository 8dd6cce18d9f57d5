import styled from '@emotion/styled';
import { Star } from '../../components/ui/star-pattern';
import { words } from '../../words/common';
import { palette } from '../../theme/tokens';

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 24,
  minHeight: '60dvh',
  color: palette.primary.main,
  '& svg': { width: 144, height: 144 },
});

export default function Preloader() {
  return (
    <Stage>
      <Star />
      <span>{words.loading}</span>
    </Stage>
  );
}
