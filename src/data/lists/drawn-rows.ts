import { createContext } from 'react';
import type { Resource } from '../../schemas/base';

/** The rows that the components of one region of a page draw, and those that are held back while a fault is looked for. */
export interface DrawnRows {
  readonly drawn: Map<string, Resource>;
  readonly held: Set<string>;
  /** The region in which this one lies. */
  readonly around: DrawnRows | undefined;
  /** Draws the region again. */
  redraw: () => void;
}

/** The region in which a component stands; undefined outside of all. */
export const DrawnRowsContext = createContext<DrawnRows | undefined>(undefined);

/** Notes, while a component renders, that it draws a row; false where the row is held back from it. */
export function mayDraw(rows: DrawnRows | undefined, key: string, resource: Resource): boolean {
  rows?.drawn.set(key, resource);
  return !rows?.held.has(key);
}
