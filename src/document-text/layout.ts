import { isNumber } from './tagged';
import type { Draft, DraftCell, DraftText, Piece } from './draft';
import { columnsOf, type Fragment, type Row } from './columns';
import { readLines } from './lines';

const bullet = /^[•▪◦‣●○■□–—*·-]\s+/u;
const numbered = /^(\(?[\p{Nd}]{1,2}[.)]|\(?[a-z]\))\s+/u;

/** The blocks of a page without tags: from the positions and sizes of its text. `body` is the size of most text. */
export function readLayout(pieces: readonly Piece[], width: number, body: number, isRtl: boolean): Draft[] {
  return columnsOf(pieces, width, isRtl).flatMap((rows) => blocksOf(rows, body));
}

/** The size of most letters. */
export function bodySize(pieces: readonly Piece[]): number {
  const letters = new Map<number, number>();
  for (const { height, str } of pieces) {
    const size = Math.round(height * 2) / 2;
    if (size > 0) letters.set(size, (letters.get(size) ?? 0) + str.trim().length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function blocksOf(rows: readonly Row[], body: number): Draft[] {
  const drafts: Draft[] = [];
  for (let at = 0; at < rows.length;) {
    const end = endOfTable(rows, at);
    if (end - at >= 2) {
      drafts.push({ is: 'table', rows: tableRows(rows.slice(at, end)) });
      at = end;
    } else {
      addRow(drafts, rows[at]!, rows[at - 1], body);
      at += 1;
    }
  }
  return drafts;
}

const sizeOf = (row: Row) => Math.max(...row.fragments.map(({ height }) => height));
const startOf = (row: Row) => row.fragments[0]!.left;
const textOf = (row: Row): DraftText => merge(row.fragments.map(({ pieces }) => readLines(pieces)));

const merge = (texts: readonly DraftText[]): DraftText => ({
  lines: [texts.flatMap(({ lines }) => lines).join(' ')],
  links: texts.flatMap(({ links }) => links),
});

function addRow(drafts: Draft[], row: Row, before: Row | undefined, body: number): void {
  const text = textOf(row);
  const line = text.lines[0] ?? '';
  if (line === '') return;
  const last = drafts.at(-1);
  const ratio = sizeOf(row) / body;
  const isSameSize = before !== undefined && Math.abs(sizeOf(before) - sizeOf(row)) < 0.6;
  const gap = before ? before.y - row.y : Infinity;
  const isNext = isSameSize && gap > 0 && gap < sizeOf(row) * 1.75;
  if (ratio > 1.14 && line.length < 200) {
    if (last?.is === 'heading' && isNext) return append(last.text, text);
    const level = ratio > 1.7 ? 1 : ratio > 1.25 ? 2 : 3;
    return void drafts.push({ is: 'heading', level, text });
  }
  const mark = bullet.exec(line)?.[0] ?? numbered.exec(line)?.[0];
  if (mark !== undefined) {
    const label = mark.trim();
    const item = { text: { ...text, lines: [line.slice(mark.length)] }, ...(isNumber(label) && { label }) };
    if (last?.is === 'list') last.items.push(item);
    else drafts.push({ is: 'list', items: [item] });
    return;
  }
  if (last?.is === 'list' && isNext && before && startOf(row) >= startOf(before) - 1) {
    const isInside =
      numbered.test(textOf(before).lines[0] ?? '') || startOf(row) > startOf(before) + 2 || !isMarked(before);
    if (isInside) return append(last.items.at(-1)!.text, text);
  }
  const isIndented = before !== undefined && startOf(row) > startOf(before) + body * 0.9;
  if (last?.is === 'paragraph' && isNext && !isIndented) return append(last.text, text);
  drafts.push({ is: 'paragraph', text });
}

function isMarked(row: Row): boolean {
  const line = textOf(row).lines[0] ?? '';
  return bullet.test(line) || numbered.test(line);
}

function append(to: DraftText, { lines, links }: DraftText): void {
  to.lines.push(...lines);
  to.links.push(...links);
}

/** The rows from an index on that are cells of one table: each has a fragment where a column begins. */
function endOfTable(rows: readonly Row[], start: number): number {
  const first = rows[start]!;
  if (first.fragments.length < 2 || isMarked(first)) return start + 1;
  const columns = first.fragments;
  let end = start + 1;
  while (end < rows.length && isRowOf(columns, rows[end]!, rows[end - 1]!)) end += 1;
  return end;
}

const column = (columns: readonly Fragment[], { left, right }: Fragment) =>
  columns.findIndex((head) => Math.abs(head.left - left) < 8 || Math.abs(head.right - right) < 8);

function isRowOf(columns: readonly Fragment[], row: Row, before: Row): boolean {
  const gap = before.y - row.y;
  if (
    gap <= 0 ||
    gap > 4 * Math.max(8, sizeOf(row)) ||
    !row.fragments.every((each) => column(columns, each) >= 0)
  )
    return false;
  return row.fragments.length >= 2 || (column(columns, row.fragments[0]!) > 0 && gap < sizeOf(row) * 1.6);
}

function tableRows(rows: readonly Row[]): DraftCell[][] {
  const columns = rows[0]!.fragments;
  const table: DraftCell[][] = [];
  for (const row of rows) {
    const cells = columns.map((): DraftCell => ({ text: { lines: [], links: [] } }));
    for (const fragment of row.fragments)
      append(cells[column(columns, fragment)]!.text, readLines(fragment.pieces));
    const isContinued = row.fragments.length === 1 && table.length > 0;
    if (isContinued) cells.forEach(({ text }, index) => append(table.at(-1)![index]!.text, text));
    else table.push(cells);
  }
  return table;
}
