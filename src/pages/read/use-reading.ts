import { useCallback, useEffect, useState } from 'react';
import { ownDocumentUrl } from '../../data/documents/document-links';
import { storeViewer } from '../../data/documents/viewer-files';
import { readTextPosition } from '../../data/documents/reading-position';
import { loadText, readStoredText } from '../../data/documents/text-editions';
import type { FileValue } from '../../schemas/base';
import type { ReaderFailure } from '../../words/reader';
import { flawOfAddress, loadDocument, type Reading } from './load-document';
import { readOtherFile } from './read-other-file';

/**
 * The view of the document at this address: its text if there is one, unless the pages are wanted; else its pages.
 * `part` is the path of a file in it, if it is an archive.
 */
export function useReading(address: string, isPages: boolean, part: string | undefined) {
  const [hasText, setHasText] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ is: 'loading' });
  const [file, setFile] = useState<FileValue>();

  useEffect(
    function load() {
      let isCurrent = true;
      const leaving = new AbortController();
      async function run() {
        const flaw = flawOfAddress(address, location.origin);
        const own = ownDocumentUrl(address, location.origin);
        setFile(own);
        if (flaw || !own) return setReading({ is: 'failed', failure: flaw ?? 'foreign' });
        setReading({ is: 'loading' });
        // The position is read first: a read waits for the writes before it, and the disk may be slow.
        const [start, text] = await Promise.all([
          readTextPosition(own.url),
          isPages || part !== undefined ? readStoredText(own) : loadText(own),
        ]);
        if (!isCurrent) return undefined;
        setHasText(text !== undefined);
        if (text && !isPages && part === undefined) return setReading({ is: 'text', text, start });
        const result = await loadDocument(own, () => import('../../viewer/viewer'));
        if (!isCurrent) return undefined;
        if (result.is === 'file') {
          const read = await readOtherFile({ file: own, bytes: result.bytes, part }, leaving.signal);
          if (!isCurrent) return undefined;
          setHasText(read.is === 'text');
          setReading(read);
          await storeViewer(result.bytes);
          if (needsPages(read)) await storeViewer();
          return undefined;
        }
        setReading(result);
        if (result.is === 'open') await storeViewer(result.bytes);
        return undefined;
      }
      void run();
      return () => {
        isCurrent = false;
        leaving.abort();
      };
    },
    [address, isPages, part, attempt],
  );

  return {
    file,
    reading,
    hasText,
    onFailure: useCallback((failure: ReaderFailure) => setReading({ is: 'failed', failure }), []),
    /** A text was made of the pages that are shown. */
    onOwnText: useCallback(() => setHasText(true), []),
    readAgain: () => setAttempt(attempt + 1),
  };
}

/** Whether PDF files are in an archive: without the viewer they do not open later. */
const needsPages = (reading: Reading) =>
  reading.is === 'archive' && reading.list.files.some(({ path }) => /\.pdf$/i.test(path));
