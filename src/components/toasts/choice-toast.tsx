import { Button } from '../ui/button';
import { closeToast, showToast } from './toasts';

interface Choice {
  key: string;
  text: string;
  /** The label of the button that accepts, and what it does */
  accept: string;
  onAccept: () => void;
  /** The label of the button that closes the toast and does nothing else. */
  dismiss: string;
}

/**
 * Shows a toast at the lower edge that stays until somebody presses one of its two buttons. A toast whose key is
 * already shown is ignored.
 */
export const showChoice = ({ key, text, accept, onAccept, dismiss }: Choice): void =>
  showToast(text, {
    key,
    persist: true,
    preventDuplicate: true,
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    action: (
      <>
        <Button color="inherit" onClick={onAccept}>
          {accept}
        </Button>
        <Button color="inherit" onClick={() => closeToast(key)}>
          {dismiss}
        </Button>
      </>
    ),
  });
