import { createContext } from 'react';
import type { Resource } from '../../schemas/base';

/** The rows that the components of one error boundary render, and those withheld while a faulty row is searched. */
export interface DrawnRows {
  readonly drawn: Map<string, Resource>;
  readonly held: Set<string>;
  /** The enclosing region. */
  readonly around: DrawnRows | undefined;
  /** Renders the region again. */
  redraw: () => void;
}

/** The region of a component; undefined outside of all regions. */
export const DrawnRowsContext = createContext<DrawnRows | undefined>(undefined);

/** Records, during rendering, that a component renders a row. Returns false if the row is withheld. */
export function registerDrawnRow(rows: DrawnRows | undefined, key: string, resource: Resource): boolean {
  rows?.drawn.set(key, resource);
  return !rows?.held.has(key);
}
