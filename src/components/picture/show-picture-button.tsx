import { Button } from '../ui/button';
import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { pictureWords as words } from '../../words/pictures';
import { palette } from '../../theme/tokens';

/** Above the link that covers a whole card: a tap on it follows nothing. */
const Above = styled(Button)({
  zIndex: 1,
  paddingInline: 16,
  lineHeight: 1.3,
  backgroundColor: palette.background.paper,
  '&:hover': { backgroundColor: palette.background.default },
});

interface Props {
  /** What the picture belongs to, for ears. */
  of: string;
  onShow: () => void;
}

/** Stands in the place of a picture that data saver holds back. */
export function ShowPictureButton({ of, onShow }: Props) {
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    onShow();
  };
  return (
    <Above variant="outlined" aria-label={of ? words.showOf(of) : undefined} onClick={onClick}>
      {words.show}
    </Above>
  );
}
