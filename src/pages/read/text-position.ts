import { useEffect, useLayoutEffect } from 'react';
import type { Block } from '../../document-text/edition';
import type { TextPosition } from '../../data/documents/reading-position';

/** The block at the top of the view, and how much of it is above (0 to 1). One child of `article` is one block. */
export function positionIn(article: Element, scroller: Element): TextPosition {
  const { top } = scroller.getBoundingClientRect();
  const { children } = article;
  let [from, to] = [0, Math.max(0, children.length - 1)];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (children[middle]!.getBoundingClientRect().bottom > top + 1) to = middle;
    else from = middle + 1;
  }
  const box = children[from]?.getBoundingClientRect();
  const into = box && box.height > 0 ? (top - box.top) / box.height : 0;
  return { block: from, into: Math.min(1, Math.max(0, into)) };
}

/** Scrolls to a position; the beginning leaves what stands above the text in view. */
export function scrollToPosition(article: Element, scroller: Element, { block, into }: TextPosition): void {
  if (block === 0 && into === 0) return;
  const child = article.children[Math.min(block, article.children.length - 1)];
  if (!child) return;
  const box = child.getBoundingClientRect();
  scroller.scrollTop += box.top - scroller.getBoundingClientRect().top + into * box.height;
}

/** The page of the document on which a block stands. */
export function pageOf(blocks: readonly Block[], block: number): number {
  const breaks = blocks.slice(0, block + 1).filter((each) => each.is === 'page');
  return breaks.at(-1)?.page ?? 1;
}

/** Scrolls a text to where it was left, unless `start` is undefined, and tells where the reader is. */
export function useTextPosition(
  article: HTMLElement | null,
  scroller: HTMLElement | null,
  start: TextPosition | undefined,
  onMove: (position: TextPosition) => void,
): void {
  useLayoutEffect(
    function restore() {
      if (article && scroller && start) scrollToPosition(article, scroller, start);
    },
    [article, scroller, start],
  );
  useEffect(
    function follow() {
      if (!article || !scroller) return undefined;
      let frame = 0;
      const onScroll = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => onMove(positionIn(article, scroller)));
      };
      scroller.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        scroller.removeEventListener('scroll', onScroll);
        cancelAnimationFrame(frame);
      };
    },
    [article, scroller, onMove],
  );
}
