import { Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { ReadingPosition } from '../data/documents/reading-position';
import { readerWords as words } from '../words/reader';
import { OpenDocument } from './open-document';
import { PasswordQuestion } from './password-question';
import { openPdf, PdfError, type OpenPdf, type PdfFailure, type Question } from './pdf';
import { Root } from './styles';
import { measureColumn, type TextColumn } from './text-column';
import type { Elements } from '../components/ui/elements';

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
  /** Called if the user has no password for a locked document. */
  onCancel: () => void;
  /** The buttons for a page that cannot be drawn. */
  wayOut: Elements;
}

interface Opened extends OpenPdf {
  column: TextColumn | undefined;
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
export default function Viewer({ bytes, title, start, onMove, onOpen, onFailure, onCancel, wayOut }: Props) {
  const [open, setOpen] = useState<Opened>();
  const [question, setQuestion] = useState<Question>();

  useEffect(
    function openDocument() {
      const controller = new AbortController();
      const { signal } = controller;
      async function load() {
        const data = new Uint8Array(await bytes.arrayBuffer());
        if (signal.aborted) return;
        const opened = await openPdf(data, setQuestion, signal);
        const column = await measureColumn(opened.pdf, opened.sizes);
        if (signal.aborted) return;
        setQuestion(undefined);
        setOpen({ ...opened, column });
        onOpen();
      }
      load().catch((error: unknown) => {
        if (signal.aborted) return;
        console.warn(error);
        onFailure(error instanceof PdfError ? error.failure : 'broken');
      });
      return () => controller.abort();
    },
    [bytes, onOpen, onFailure],
  );

  return (
    <Root>
      {hiddenCanvas}
      {open && <OpenDocument {...open} title={title} start={start} onMove={onMove} wayOut={wayOut} />}
      {!open && question && <PasswordQuestion question={question} onCancel={onCancel} />}
      {!open && !question && (
        <p role="status" style={{ padding: 24, margin: 0 }}>
          {words.opening}
        </p>
      )}
    </Root>
  );
}
