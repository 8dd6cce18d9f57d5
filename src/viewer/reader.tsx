import { Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { readerWords as words } from '../words/reader';
import type { Anchor } from './anchor';
import { OpenDocument } from './open-document';
import { openPdf, PdfError, type OpenPdf, type PdfFailure } from './pdf';
import { Root } from './styles';

interface Props {
  /** A PDF. */
  bytes: Blob;
  title: string;
  /** Where the reader was when the document was last open. */
  start: Anchor;
  onMove: (anchor: Anchor) => void;
  /** The document was opened, and its pages can be shown. */
  onOpen: () => void;
  onFailure: (failure: PdfFailure) => void;
}

/** pdf.js measures text in a canvas of this name, and leaves it to the page to hide it. */
const hiddenCanvas = (
  <Global
    styles={{
      '.hiddenCanvasElement': { position: 'absolute', inset: 0, width: 0, height: 0, display: 'none' },
    }}
  />
);

/** Shows a PDF that it is handed, and says why where it cannot. */
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
