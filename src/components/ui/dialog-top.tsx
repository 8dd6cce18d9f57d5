import styled from '@emotion/styled';
import { words } from '../../words/common';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Typography } from './typography';

const Top = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockEnd: 8,
  // A long word in large text breaks instead of pushing the button out.
  '& > h2': { minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere' },
});

interface Props {
  /** The id of the heading, for `aria-labelledby` of the dialog. */
  id: string;
  title: string;
  onClose: () => void;
}

/** The heading of a dialog, with its close button. */
export function DialogTop({ id, title, onClose }: Props) {
  return (
    <Top>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <IconButton aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Top>
  );
}
