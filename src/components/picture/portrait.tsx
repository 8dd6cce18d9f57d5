import styled from '@emotion/styled';
import type { ImageValue } from '../../schemas/base';
import { Picture } from './picture';
import { palette } from '../../theme/tokens';

const Frame = styled('div')({
  overflow: 'hidden',
  borderRadius: 12,
  width: '100%',
  maxWidth: 320,
  borderBlockEnd: `4px solid ${palette.secondary.main}`,
});

interface Props {
  of: ImageValue | undefined;
  /** Who it shows; the name stands beside it. */
  name: string;
}

/** A person’s picture, 4 by 5, at the head of a page; the star lattice where there is none. */
export function Portrait({ of, name }: Props) {
  return (
    <Frame>
      <Picture of={of} alt="" name={name} ratio="4 / 5" isFirst />
    </Frame>
  );
}
