import { useEffect } from 'react';
import { showSuccess } from '../../components/form/form-toast';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { whenIdle } from '../../browser/when-idle';

/** Sends what waits on the phone, on every page, and tells the reader of each message that went out. */
export function OutboxSender() {
  useEffect(() => {
    if (!formsEndpoint()) return undefined;
    const stop = new AbortController();
    const start = async () => {
      await whenIdle();
      // What sends is not needed for the first paint.
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
