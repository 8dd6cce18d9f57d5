import { styled } from '@mui/material/styles';
import type { ImageValue } from '../schemas/base';
import { Picture } from './picture';

const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 12,
  width: '100%',
  maxWidth: 320,
  borderBlockEnd: `4px solid ${theme.vars.palette.secondary.main}`,
}));

/** A person’s picture, 4 by 5; the star lattice where there is none. The name stands beside it. */
export function Portrait({ of }: { of: ImageValue | undefined }) {
  return (
    <Frame>
      <Picture of={of} alt="" ratio="4 / 5" />
    </Frame>
  );
}
