import { useEffect, useState } from 'react';
import { removeSaved } from '../../data/documents/remove-saved';
import { readerWords as words } from '../../words/reader';

/** How long (ms) a removal can be undone. */
const undoTime = 8_000;

interface Removal {
  /** Deletes the saved copy. */
  remove: () => Promise<void>;
  /** Puts it back; undefined if there is nothing to put back, or no longer. */
  undo: (() => Promise<void>) | undefined;
}

/** Removes the saved copy of a document, which can be undone for some seconds. */
export function useRemoval(url: string, tell: (sentence: string) => void): Removal {
  const [bringBack, setBringBack] = useState<{ run: () => Promise<void> }>();
  useEffect(
    function forget() {
      if (!bringBack) return undefined;
      const timer = setTimeout(() => setBringBack(undefined), undoTime);
      return () => clearTimeout(timer);
    },
    [bringBack],
  );

  async function remove() {
    try {
      setBringBack({ run: await removeSaved(url) });
      tell(words.removed);
    } catch (error) {
      console.warn(error);
      tell(words.notRemoved);
    }
  }

  async function undo() {
    setBringBack(undefined);
    try {
      await bringBack?.run();
      tell('');
    } catch (error) {
      console.warn(error);
      tell(words.notUndone);
    }
  }

  return { remove, undo: bringBack && undo };
}
