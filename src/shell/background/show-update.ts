import { showChoice } from '../../components/toasts/choice-toast';
import { applyUpdate } from '../../pwa/apply-update';
import { messages as updateWords } from 'virtual:messages/update';

/** Shows a toast with this key, and with the button that applies the waiting update. */
export const showUpdate = (key: string): void =>
  showChoice({
    key,
    text: updateWords.ready,
    accept: updateWords.update,
    onAccept: applyUpdate,
    dismiss: updateWords.later,
  });
