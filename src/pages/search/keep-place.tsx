import { Component, createRef, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** An element, and its distance (px) from the upper edge of the screen. */
interface Place {
  element: HTMLElement;
  top: number;
  isFocused: boolean;
  /** The browser keeps the place by itself: Chromium and Firefox do, but not at the top of a page. */
  isAnchored: boolean;
}

/**
 * Keeps what the reader looks at in its place when results arrive above it, and the focus on its result: React moves
 * elements that change their order, and a moved element loses the focus. A class, because only
 * `getSnapshotBeforeUpdate` sees the page right before it changes.
 */
export class KeepPlace extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Place | null {
    const root = this.#root.current;
    const active = document.activeElement;
    if (root?.contains(active)) return placeOf(active as HTMLElement, true);
    // At the top of the page the reader has not begun, and the best results are what to see.
    if (!root || scrollY === 0) return null;
    const results = root.querySelectorAll<HTMLElement>('h2, li');
    const first = [...results].find((element) => element.getBoundingClientRect().top >= 0);
    return first ? placeOf(first, false) : null;
  }

  override componentDidUpdate(_: Props, __: unknown, before: Place | null): void {
    if (!before?.element.isConnected) return;
    const { element, top, isFocused, isAnchored } = before;
    if (isFocused && document.activeElement !== element) element.focus({ preventScroll: true });
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0 && !isAnchored) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.#root}>{this.props.children}</div>;
  }
}

const placeOf = (element: HTMLElement, isFocused: boolean): Place => ({
  element,
  top: element.getBoundingClientRect().top,
  isFocused,
  isAnchored: scrollY > 0 && globalThis.CSS?.supports?.('overflow-anchor', 'auto'),
});
