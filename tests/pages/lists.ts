import { screen, within } from '@testing-library/react';

/** The names of a table's columns, in their order. */
export const columns = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

/** What each cell of a row says to ears, without the labels that only eyes need. */
export function valuesOf(name: RegExp): (string | null)[] {
  const row = screen.getByRole('row', { name });
  const cells = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
  return cells.map((cell) => {
    const copy = cell.cloneNode(true) as HTMLElement;
    copy.querySelector('.label')?.remove();
    return copy.textContent;
  });
}
