import { styled } from '@mui/material/styles';
import { Star } from '../../components/ui/star-pattern';
import { words } from '../../words/common';

const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 24,
  minHeight: '60dvh',
  color: theme.vars.palette.primary.main,
  '& svg': { width: 144, height: 144 },
}));

export default function Preloader() {
  return (
    <Stage>
      <Star />
      <span>{words.loading}</span>
    </Stage>
  );
}
