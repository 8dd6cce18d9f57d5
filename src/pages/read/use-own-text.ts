import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { sourceOfMissingText, storeOwnText } from '../../data/documents/extracted-texts';

/**
 * Makes the text of a document that is open and came without one, once the phone is idle, and calls `onMade` when there
 * is one. It ends when the document is left.
 */
export function useOwnText(url: string | undefined, bytes: Blob | undefined, onMade: () => void): void {
  useEffect(
    function make() {
      if (url === undefined || !bytes) return undefined;
      const leaving = new AbortController();
      makeOwnText(url, bytes, leaving.signal).then(
        (isThere) => isThere && !leaving.signal.aborted && onMade(),
        (error: unknown) => leaving.signal.aborted || console.warn(error),
      );
      return () => leaving.abort();
    },
    [url, bytes, onMade],
  );
}

async function makeOwnText(url: string, bytes: Blob, signal: AbortSignal): Promise<boolean> {
  await whenIdle();
  const origin = signal.aborted ? undefined : await sourceOfMissingText(url, bytes);
  if (!origin) return false;
  const { makeEditionOf } = await import('../../viewer/edition/make-edition');
  return (await storeOwnText(url, origin, await makeEditionOf(bytes, signal))) !== undefined;
}
