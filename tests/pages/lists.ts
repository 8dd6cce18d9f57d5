import { screen, within } from '@testing-library/react';

/** The column names of a table, in order. */
export const columns = async () =>
  (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

/** The accessible text of each cell in a row, without the labels that are only visual. */
export function valuesOf(name: RegExp): (string | null)[] {
  const row = screen.getByRole('row', { name });
  const cells = [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')];
  return cells.map((cell) => {
    const copy = cell.cloneNode(true) as HTMLElement;
    copy.querySelector('.label')?.remove();
    return copy.textContent;
  });
}
