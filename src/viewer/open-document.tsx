import { useCallback, useEffect, useMemo, useState, type CSSProperties } from 'react';
import { beginning, type ReadingPosition } from '../data/documents/reading-position';
import { FindBar } from '../components/text/find-bar';
import { readerWords as words } from '../words/reader';
import { scrollToPage, usePosition } from './positions';
import { findNote, findSentence, useFind, type PageMatch } from './find/use-find';
import { PageView } from './page-view';
import type { OpenPdf } from './pdf';
import { Scroller, Sheets } from './styles';
import { Tools } from './tools';
import type { TextColumn } from './text-column';
import { useGestures } from './use-gestures';
import { useKeys } from './use-keys';
import { margin, useView } from './use-view';
import type { Elements } from '../components/ui/elements';
import { readPreference, writePreference } from '../data/device/preferences';

/** Whether pages are shown dark, as the user last chose, and a function that changes it. */
function useDarkPages(): [boolean, () => void] {
  const [choice, setChoice] = useState<boolean>();
  useEffect(function read() {
    // A choice made in the meantime is newer.
    void readPreference('darkPages').then((stored) => setChoice((before) => before ?? stored));
  }, []);
  const isDark = choice ?? false;
  const toggle = useCallback(() => {
    setChoice(!isDark);
    void writePreference('darkPages', !isDark);
  }, [isDark]);
  return [isDark, toggle];
}

interface Props extends Pick<OpenPdf, 'pdf' | 'sizes'> {
  title: string;
  start: ReadingPosition;
  onMove: (position: ReadingPosition) => void;
  /** The column of the text; undefined if the pages are shown whole. */
  column: TextColumn | undefined;
  /** The buttons for a page that cannot be drawn. */
  wayOut: Elements;
}

const none: readonly PageMatch[] = [];

/** The pages of an open document, with search and toolbar. */
export function OpenDocument({ pdf, sizes, title, start, onMove, column, wayOut }: Props) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [search, setSearch] = useState<string>();
  const widest = Math.max(...sizes.map(({ width }) => width));
  // The document may have become shorter since.
  const [first] = useState(() => (start.page <= sizes.length ? start : beginning));
  const view = useView(scroller, { pageWidth: widest, column, start: first });
  const { zoom, zoomTo, scale, drawnScale } = view;
  const [isDark, toggleDark] = useDarkPages();
  const page = usePosition(scroller, scale > 0, first.page, onMove);
  const { finds, step } = useFind(pdf, search ?? '', page);
  useGestures(scroller, view);

  const goToPage = useCallback(
    (wanted: number) => {
      if (scroller) scrollToPage(scroller, wanted, margin);
    },
    [scroller],
  );
  const openFind = useCallback(() => setSearch((before) => before ?? ''), []);
  const closeFind = useCallback(() => {
    setSearch(undefined);
    scroller?.focus({ preventScroll: true });
  }, [scroller]);
  useKeys(scroller, { zoom, zoomTo, openFind, closeFind });

  const selected = finds.matches[finds.selected];
  useEffect(
    function showSelected() {
      if (selected && scroller) bringNear(scroller, selected.page);
    },
    [scroller, selected],
  );

  const byPage = useMemo(() => {
    const groups = new Map<number, PageMatch[]>();
    for (const match of finds.matches) groups.set(match.page, [...(groups.get(match.page) ?? []), match]);
    return groups;
  }, [finds.matches]);

  return (
    <>
      {search !== undefined && (
        <FindBar
          typed={search}
          onType={setSearch}
          status={findSentence(finds, pdf.numPages)}
          hasMatches={finds.matches.length > 0}
          step={step}
          onClose={closeFind}
          takesFocus
          note={findNote(finds, pdf.numPages)}
        />
      )}
      <Scroller
        ref={setScroller}
        // Focusable, so that it can be scrolled by keyboard.
        tabIndex={0}
        role="region"
        aria-label={words.pages(title)}
      >
        <Sheets style={{ '--total-scale-factor': scale } as CSSProperties}>
          {scroller &&
            scale > 0 &&
            sizes.map((size, index) => (
              <PageView
                key={index}
                pdf={pdf}
                number={index + 1}
                size={size}
                scale={drawnScale}
                scroller={scroller}
                matches={byPage.get(index + 1) ?? none}
                selected={selected?.page === index + 1 ? selected : undefined}
                goToPage={goToPage}
                isDark={isDark}
                wayOut={wayOut}
              />
            ))}
        </Sheets>
      </Scroller>
      <Tools
        page={page}
        pageCount={sizes.length}
        goToPage={goToPage}
        zoom={zoom}
        zoomTo={zoomTo}
        fit={view.fit}
        willFitText={zoom === 1 && view.first > 1}
        isDark={isDark}
        toggleDark={toggleDark}
        isFinding={search !== undefined}
        toggleFind={search === undefined ? openFind : closeFind}
      />
    </>
  );
}

/**
 * A page far from the view has no text layer to highlight: scrolls to the page first; its highlight scrolls into view
 * once the layer is rendered.
 */
function bringNear(scroller: HTMLElement, page: number): void {
  const sheet = scroller.querySelector(`[data-page="${page}"]`);
  if (sheet?.querySelector('[data-selected]')) return;
  scrollToPage(scroller, page, margin);
}
