import { useEffect } from 'react';
import { showSuccess } from '../../components/form/form-toast';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { whenIdle } from '../../browser/when-idle';

/** Sends the messages of the outbox, on every page, and notifies the user of each sent message. */
export function OutboxSender() {
  useEffect(() => {
    if (!formsEndpoint()) return undefined;
    const stop = new AbortController();
    const start = async () => {
      await whenIdle();
      // Not needed for the first paint.
      const [{ startSending }, { formWords }] = await Promise.all([
        import('../../data/outbox/sender'),
        import('../../words/forms'),
      ]);
      if (stop.signal.aborted) return;
      stop.signal.addEventListener(
        'abort',
        startSending(() => showSuccess(formWords.sentLater)),
      );
    };
    start().catch((error: unknown) => console.warn('What waits on the phone is not sent:', error));
    return () => stop.abort();
  }, []);
  return null;
}
