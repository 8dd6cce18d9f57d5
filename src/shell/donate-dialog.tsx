import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { Icon } from '../components/ui/icon';
import { IconButton } from '../components/ui/icon-button';
import { Typography } from '../components/ui/typography';
import { useSettings } from '../data/lists/use-settings';
import { words } from '../words/common';
import { MuiProvider } from '../theme/mui-provider';

const Body = styled('div')({ padding: 24, maxWidth: '68ch', whiteSpace: 'pre-line' });
const Top = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
});

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The thank-you dialog; closes by its button, the overlay and Escape. */
export function DonateDialog({ isOpen, onClose }: Props) {
  const { donateText } = useSettings();
  return (
    <MuiProvider>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby="donate-title">
        <Body>
          <Top>
            <Typography variant="h2" id="donate-title">
              {words.donateTitle}
            </Typography>
            <IconButton aria-label={words.close} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Top>
          <Typography dir="auto">{donateText ?? words.donateFallback}</Typography>
        </Body>
      </Dialog>
    </MuiProvider>
  );
}
