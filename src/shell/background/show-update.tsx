import { Button } from '../../components/ui/button';
import { closeNotice, showNotice } from '../../components/notices/notices';
import { applyUpdate } from '../../pwa/updates';
import { words } from '../../words/common';

/** Shows a notice with this key, and with the button that applies the waiting update. */
export const showUpdate = (key: string): void =>
  showNotice(words.updateReady, {
    key,
    persist: true,
    preventDuplicate: true,
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    action: (
      <>
        <Button color="inherit" onClick={applyUpdate}>
          {words.update}
        </Button>
        <Button color="inherit" onClick={() => closeNotice(key)}>
          {words.later}
        </Button>
      </>
    ),
  });
