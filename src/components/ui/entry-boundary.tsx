import type { ElementType, ReactNode } from 'react';
import { words } from '../../words/common';
import { ErrorBoundary } from './error-boundary';

interface Props {
  /** The record to render. A changed record resets the boundary. */
  of: unknown;
  /** The element of a list entry. */
  as?: ElementType;
  children: ReactNode;
}

/** An error boundary around one list entry: a failed entry renders a sentence, the other entries are not affected. */
export const EntryBoundary = ({ of, as: Place = 'li', children }: Props) => (
  <ErrorBoundary resetKeys={[of]} fallback={<Place>{words.entryFailed}</Place>}>
    {children}
  </ErrorBoundary>
);
