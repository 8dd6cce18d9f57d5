import { Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';
import { readerWords as words } from '../words/reader';
import { OpenDocument } from './open-document';
import { openPdf, PdfError, type OpenPdf, type PdfFailure } from './pdf';
import { Root } from './styles';

interface Props {
  /** The bytes of a PDF. */
  bytes: Blob;
  title: string;
  /** The position at which the document was last left. */
  start: ReadingPosition;
  onMove: (position: ReadingPosition) => void;
  /** Called once the document is open and its pages can be shown. */
  onOpen: () => void;
  onFailure: (failure: PdfFailure) => void;
}

/** pdf.js measures text in a canvas with this class, and leaves hiding it to the page. */
const hiddenCanvas = (
  <Global
    styles={{
      '.hiddenCanvasElement': { position: 'absolute', inset: 0, width: 0, height: 0, display: 'none' },
    }}
  />
);

/** Shows a PDF, and reports why if it cannot. */
export default function Viewer({ bytes, title, start, onMove, onOpen, onFailure }: Props) {
  const [open, setOpen] = useState<OpenPdf>();

  useEffect(
    function openDocument() {
      let isCurrent = true;
      let close: (() => void) | undefined;
      async function load() {
        const opened = await openPdf(new Uint8Array(await bytes.arrayBuffer()));
        if (!isCurrent) return opened.close();
        close = opened.close;
        setOpen(opened);
        onOpen();
      }
      load().catch((error: unknown) => {
        console.warn(error);
        if (isCurrent) onFailure(error instanceof PdfError ? error.failure : 'broken');
      });
      return () => {
        isCurrent = false;
        close?.();
      };
    },
    [bytes, onOpen, onFailure],
  );

  return (
    <Root>
      {hiddenCanvas}
      {open ? (
        <OpenDocument {...open} title={title} start={start} onMove={onMove} />
      ) : (
        <p role="status" style={{ padding: 24, margin: 0 }}>
          {words.opening}
        </p>
      )}
    </Root>
  );
}
