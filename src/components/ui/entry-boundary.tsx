import type { ElementType, ReactNode } from 'react';
import { words } from '../../words/common';
import { ErrorBoundary } from './error-boundary';

interface Props {
  /** The record. */
  of: unknown;
  /** The element that an entry of this list is. */
  as?: ElementType;
  children: ReactNode;
}

/** One entry of a list: where it cannot be shown, a sentence stands in its place, and the others stay. */
export const EntryBoundary = ({ of, as: Place = 'li', children }: Props) => (
  <ErrorBoundary of={[of]} instead={<Place>{words.entryFailed}</Place>}>
    {children}
  </ErrorBoundary>
);
