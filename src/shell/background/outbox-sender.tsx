import { useEffect } from 'react';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { outboxChange } from '../../data/outbox/outbox-change';
import { outboxPrefix } from '../../data/device/row-keys';
import { readRows } from '../../data/device/rows';
import { whenIdle } from '../../browser/when-idle';
import { importRetriably } from '../../browser/import-retriably';
import { loadInBackground } from '../../pwa/load-in-background';

/** Sends the messages of the outbox, on every page. Without any, the code for it is not loaded. */
export function OutboxSender() {
  useEffect(() => {
    if (!formsEndpoint()) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let isStarted = false;
    const start = async () => {
      if (isStarted) return;
      isStarted = true;
      let attempts = 0;
      const { sendOutbox } = await loadInBackground(() => {
        attempts += 1;
        return importRetriably(() => import('./send-outbox'));
      });
      // A second attempt to load the code waited for the network.
      if (!signal.aborted) signal.addEventListener('abort', sendOutbox(attempts > 1));
    };
    const check = async () => {
      if (isStarted || signal.aborted) return;
      if ((await readRows(outboxPrefix)).length > 0) await start();
    };
    const warn = (error: unknown) => {
      isStarted = false;
      console.warn('What waits on the phone is not sent:', error);
    };
    // A form of this page is sending what it has just stored, perhaps before the page is idle.
    signal.addEventListener(
      'abort',
      outboxChange.subscribe(() => void start().catch(warn)),
    );
    // Another tab may have stored a message, and been closed.
    document.addEventListener('visibilitychange', () => void check().catch(warn), { signal });
    void whenIdle().then(check).catch(warn);
    return () => stop.abort();
  }, []);
  return null;
}
