import { Button } from '../ui/button';
import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { messages as words } from 'virtual:messages/pictures';
import { leading, palette } from '../../theme/tokens';

/** Stacked above the link that covers the card, so that a tap does not follow it. */
const Above = styled(Button)({
  zIndex: 1,
  paddingInline: 16,
  lineHeight: leading(1.3),
  backgroundColor: palette.background.paper,
  '&:hover': { backgroundColor: palette.background.default },
});

interface Props {
  /** The subject of the picture, for the accessible name. */
  of: string;
  onShow: () => void;
}

/** The button that loads a picture in data saver mode. */
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
