import { showChoice } from '../../components/toasts/choice-toast';
import { applyUpdate } from '../../pwa/apply-update';
import { words } from '../../words/common';

/** Shows a toast with this key, and with the button that applies the waiting update. */
export const showUpdate = (key: string): void =>
  showChoice({
    key,
    text: words.updateReady,
    accept: words.update,
    onAccept: applyUpdate,
    dismiss: words.later,
  });
