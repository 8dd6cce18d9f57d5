import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { memo, useEffect, useRef, useState } from 'react';
import { readerWords as words } from '../words/reader';
import { clearCanvases, drawPage, type PageFault } from './draw-page';
import { placeMarks } from './find/highlights';
import { PageLinks } from './page-links';
import type { PageSize } from './pdf';
import { Drawing, MarksBox, PageNote, Sheet, TextLayerBox } from './styles';
import type { PageMatch } from './find/use-find';
import type { Elements } from '../components/ui/elements';
import { readText } from './page-text';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  /** The scale of the rendering, in CSS pixels per point. */
  scale: number;
  scroller: HTMLElement;
  matches: readonly PageMatch[];
  selected: PageMatch | undefined;
  goToPage: (page: number) => void;
  /** Light on dark. */
  isDark: boolean;
  /** The buttons for a page that cannot be drawn. */
  wayOut: Elements;
}

const faultWords: Record<PageFault, string> = {
  failed: words.pageFailed,
  part: words.pagePart,
  empty: words.pageEmpty,
};

/** One page. Its box always exists; its canvas and text layer only while it is near the view. */
export const PageView = memo(function PageView(props: Props) {
  const { pdf, number, size, scroller, isDark, wayOut } = props;
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const [fault, setFault] = useState<PageFault>();
  const [lacksText, setLacksText] = useState(false);
  const isNear = useNear(sheet, scroller);
  const scaled = (length: number) => `calc(var(--total-scale-factor) * ${length}px)`;
  return (
    <>
      {fault && (
        <PageNote>
          <p>{faultWords[fault]}</p>
          {wayOut}
        </PageNote>
      )}
      {lacksText && fault !== 'failed' && (
        <PageNote>
          <p>{words.pageTextless}</p>
          {wayOut}
        </PageNote>
      )}
      <Sheet
        ref={setSheet}
        role="group"
        aria-label={words.pageOf({ page: number, count: pdf.numPages })}
        data-page={number}
        {...(isDark && { 'data-dark': '' })}
        style={{ width: scaled(size.width), height: scaled(size.height) }}
      >
        {isNear && <NearPage {...props} onDrawn={setFault} onText={setLacksText} />}
      </Sheet>
    </>
  );
});

interface NearProps extends Props {
  onDrawn: (fault: PageFault | undefined) => void;
  onText: (isLacking: boolean) => void;
}

function NearPage({ pdf, number, scale, matches, selected, goToPage, onDrawn, onText }: NearProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<readonly HTMLElement[]>();

  useEffect(
    function draw() {
      if (!drawing.current) return undefined;
      return drawPage(pdf, number, drawing.current, scale, onDrawn);
    },
    [pdf, number, scale, onDrawn],
  );
  useEffect(
    function freeMemoryAtTheEnd() {
      const host = drawing.current;
      return () => {
        if (host) clearCanvases(host);
        void pdf.getPage(number).then(
          (page) => page.cleanup(),
          (error: unknown) => console.warn(error),
        );
      };
    },
    [pdf, number],
  );
  useEffect(
    function lay() {
      if (!text.current) return undefined;
      onText(false);
      return layText(pdf, number, text.current, setTexts, () => onText(true));
    },
    [pdf, number, onText],
  );
  useEffect(
    function mark() {
      if (marks.current && texts) placeMarks(marks.current, texts, matches, selected);
    },
    [texts, matches, selected],
  );

  return (
    <>
      <Drawing ref={drawing} />
      <MarksBox ref={marks} />
      {/* Nobody sees these letters: the page is a picture, and they are found and copied as it shows them. */}
      <TextLayerBox ref={text} className="textLayer" translate="no" />
      <PageLinks pdf={pdf} number={number} texts={texts} goToPage={goToPage} />
    </>
  );
}

/** Whether an element is in the view of its scroller, or within half a screen of it. */
function useNear(element: HTMLElement | null, scroller: HTMLElement): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(
    function watchView() {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
        { root: scroller, rootMargin: '50% 0px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element, scroller],
  );
  return isNear;
}

/**
 * Renders the text layer of a page over its canvas, so that the text can be selected and copied. `onReady` gets the
 * elements, one for each text item, and `onFault` is called if the text cannot be read. Returns a function that removes
 * the layer.
 */
function layText(
  pdf: PDFDocumentProxy,
  number: number,
  host: HTMLElement,
  onReady: (texts: readonly HTMLElement[]) => void,
  onFault: () => void,
): () => void {
  let layer: TextLayer | undefined;
  let isCurrent = true;

  async function lay() {
    const page = await pdf.getPage(number);
    const textContentSource = await readText(pdf, number);
    if (!isCurrent) return;
    layer = new TextLayer({ textContentSource, container: host, viewport: page.getViewport({ scale: 1 }) });
    await layer.render();
    if (isCurrent) onReady(layer.textDivs);
  }

  lay().catch((error: unknown) => {
    if (!isCurrent) return;
    console.warn(`The text of page ${number} could not be laid: ${String(error)}`);
    onFault();
  });
  return () => {
    isCurrent = false;
    layer?.cancel();
    host.replaceChildren();
  };
}
