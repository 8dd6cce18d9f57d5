import styled from '@emotion/styled';
import type { ImageValue } from '../../schemas/base';
import { Picture } from './picture';

const Frame = styled('div')({
  overflow: 'hidden',
  borderRadius: 12,
  width: '100%',
  maxWidth: 320,
  // On a phone it ends where the text does.
  '@media (max-width: 479.95px)': { maxWidth: 'none' },
  '&:empty': { display: 'none' },
});

interface Props {
  of: ImageValue | undefined;
  /** The person's name. */
  name: string;
}

/** A person's portrait (4 by 5) at the top of a page, with the star lattice as fallback. */
export function Portrait({ of, name }: Props) {
  return (
    <Frame>
      <Picture of={of} alt="" name={name} ratio="4 / 5" isFirst />
    </Frame>
  );
}
