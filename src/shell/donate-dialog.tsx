import Dialog from '@mui/material/Dialog';
import { messages as words } from 'virtual:messages/donate';
import { DonateWays } from '../components/organisation/donate-ways';
import { DialogTop } from '../components/ui/dialog-top';
import { MuiProvider } from '../theme/mui-provider';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The thank-you dialog; closes by its button, the overlay and Escape. */
export const DonateDialog = ({ isOpen, onClose }: Props) => (
  <MuiProvider isOpen={isOpen} onClose={onClose}>
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="donate-title">
      <div style={{ padding: 24 }}>
        <DialogTop id="donate-title" title={words.title} onClose={onClose} />
        <DonateWays />
      </div>
    </Dialog>
  </MuiProvider>
);
