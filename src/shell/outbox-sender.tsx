import { useEffect } from 'react';
import { useSuccessToast } from '../components/form-toast';
import { formsEndpoint } from '../data/forms';
import { startSending } from '../data/outbox-sender';
import { formWords } from '../words/forms';

/** Sends what waits on the phone, on every page, and tells the reader of each message that went out. */
export function OutboxSender() {
  const tellSuccess = useSuccessToast();
  useEffect(() => {
    if (!formsEndpoint()) return undefined;
    return startSending(() => tellSuccess(formWords.sentLater));
  }, [tellSuccess]);
  return null;
}
