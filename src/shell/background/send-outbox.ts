import { showSuccess } from '../../components/form/form-toast';
import { showToast } from '../../components/toasts/toasts';
import { startSending } from '../../data/outbox/sender';
import { outboxWords } from '../../words/forms/outbox';

/** Sends the messages of the outbox and notifies the user. Returns a function that stops it. */
export const sendOutbox = (isNetworkBack: boolean): (() => void) =>
  startSending(
    (_message, outcome) =>
      outcome === 'sent' ? showSuccess(outboxWords.sentLater) : showToast(outboxWords.stoppedLater),
    { isNetworkBack },
  );
