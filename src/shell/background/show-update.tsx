import { Button } from '../../components/ui/button';
import { closeToast, showToast } from '../../components/toasts/toasts';
import { applyUpdate } from '../../pwa/updates';
import { words } from '../../words/common';

/** Shows a toast with this key, and with the button that applies the waiting update. */
export const showUpdate = (key: string): void =>
  showToast(words.updateReady, {
    key,
    persist: true,
    preventDuplicate: true,
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    action: (
      <>
        <Button color="inherit" onClick={applyUpdate}>
          {words.update}
        </Button>
        <Button color="inherit" onClick={() => closeToast(key)}>
          {words.later}
        </Button>
      </>
    ),
  });
