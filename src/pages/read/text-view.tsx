import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TextPosition } from '../../data/documents/reading-position';
import type { Elements } from '../../components/ui/elements';
import type { Edition } from '../../document-text/edition';
import { readerWords as words } from '../../words/reader';
import { hasPages, originSentence } from '../../components/text/text-origin';
import { Button } from '../../components/ui/button';
import { TextArticle } from '../../components/text/text-article';
import { palette } from '../../theme/tokens';
import { TextFindBar, TextTools } from './text-bars';
import { headingsOf, TextContents } from './text-contents';
import { pageOf, positionIn, scrollToPosition, useTextPosition } from './text-position';
import { useListening } from './use-listening';
import { useTextFind } from './use-text-find';

const Middle = styled('div')({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

const Scroller = styled('div')({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 16,
  paddingBlockEnd: 48,
  '&:focus-visible': { outlineOffset: -3 },
});

const Column = styled('div')({ maxWidth: '42rem', marginInline: 'auto' });

const About = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 8,
  marginBlockEnd: 16,
  borderBlockEnd: `1px solid ${palette.divider}`,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& p': { margin: 0, flex: '1 1 10rem' },
});

interface Props {
  edition: Edition;
  title: string;
  /** A sentence on the version of the PDF that this is the text of, where that is not the newest. */
  version: string | undefined;
  /** The position at which reading goes on. */
  start: TextPosition;
  onMove: (position: TextPosition) => void;
  /** Words to find at once. */
  find: string;
  /** The original pages are asked for; `page` is where the reader is. */
  onPages: (page: number) => void;
  /** The button that hands the file over, where it has no pages. */
  wayOut: Elements;
  /** The link that asks for the document in another format, where a list names it. */
  ask: Elements;
}

/** The text of a document, in the size and colours of the reader, with the way to its pages. */
export function TextView({ edition, title, version, start, onMove, find, onPages, wayOut, ask }: Props) {
  const { lang, blocks } = edition;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const [typed, setTyped] = useState(find);
  // If the address names the words, the field does not open the keyboard of the phone.
  const [finding, setFinding] = useState<'no' | 'named' | 'asked'>(find === '' ? 'no' : 'named');
  const isFinding = finding !== 'no';
  const [contentsAt, setContentsAt] = useState<number>();
  const focused = useRef<Element | null>(null);
  // A press of a button ends the selection.
  const selected = useRef<number>(undefined);
  const headings = useMemo(() => headingsOf(blocks), [blocks]);
  const finds = useTextFind(article, scroller, isFinding ? typed : '');
  const listening = useListening(edition);
  useTextPosition(article, scroller, find === '' ? start : undefined, onMove);
  useSpokenBlock(article, listening.block);

  const here = () => (article && scroller ? positionIn(article, scroller) : start);
  const focusText = () => scroller?.focus({ preventScroll: true });
  function openFind() {
    focused.current = document.activeElement;
    setContentsAt(undefined);
    setFinding('asked');
  }
  function closeFind() {
    setFinding('no');
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    else focusText();
  }
  function choose(block: number) {
    setContentsAt(undefined);
    if (!article || !scroller) return;
    scrollToPosition(article, scroller, { block, into: 0 });
    const heading = article.children[block] as HTMLElement | undefined;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }
  useEffect(function listenToSlash() {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isTyping || hasModifier || event.defaultPrevented) return;
      event.preventDefault();
      focused.current = document.activeElement;
      setFinding('asked');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      {isFinding && (
        <TextFindBar
          typed={typed}
          onType={setTyped}
          finds={finds}
          onClose={closeFind}
          takesFocus={finding === 'asked'}
        />
      )}
      <Middle>
        <Scroller ref={setScroller} tabIndex={0} role="region" aria-label={words.textOf(title)}>
          <Column>
            <About>
              <p>
                <span>{originSentence(edition)}</span>
                {version && <span>{` ${version}`}</span>}
              </p>
              {hasPages(edition) ? (
                <Button variant="outlined" onClick={() => onPages(pageOf(blocks, here().block))}>
                  {words.showPages}
                </Button>
              ) : (
                wayOut
              )}
            </About>
            <TextArticle ref={setArticle} edition={edition} />
            {ask}
          </Column>
        </Scroller>
        {contentsAt !== undefined && (
          <TextContents
            headings={headings}
            lang={lang}
            at={contentsAt}
            onChoose={choose}
            onClose={() => {
              setContentsAt(undefined);
              focusText();
            }}
          />
        )}
      </Middle>
      <TextTools
        hasContents={headings.length > 0}
        isShowingContents={contentsAt !== undefined}
        onContents={() => setContentsAt(contentsAt === undefined ? here().block : undefined)}
        isFinding={isFinding}
        onFind={isFinding ? closeFind : openFind}
        listening={listening}
        onListenDown={() => (selected.current = selectedBlock(article))}
        onListen={() => listening.start(selected.current ?? here().block)}
      />
    </>
  );
}

/** Marks the block that is read aloud, and keeps it in the view. */
function useSpokenBlock(article: HTMLElement | null, block: number | undefined): void {
  useEffect(
    function mark() {
      const element = block === undefined ? undefined : article?.children[block];
      element?.setAttribute('data-spoken', '');
      element?.scrollIntoView({ block: 'nearest' });
      return () => element?.removeAttribute('data-spoken');
    },
    [article, block],
  );
}

/** The block in which the selection begins; undefined if nothing of the text is selected. */
function selectedBlock(article: HTMLElement | null): number | undefined {
  const selection = getSelection();
  if (!article || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const { startContainer } = selection.getRangeAt(0);
  const at = [...article.children].findIndex((child) => child.contains(startContainer));
  return at < 0 ? undefined : at;
}
