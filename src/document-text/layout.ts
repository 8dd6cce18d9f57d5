import { isNumber } from './tagged';
import { append, type Draft, type DraftCell, type DraftText, type Piece } from './draft';
import { columnsOf, type Fragment, type Row } from './columns';
import { readLines } from './lines';
import type { TextHabits } from './reading-order';

const bullet = /^[•▪◦‣●○■□–—*·-]\s+/u;
const numbered = /^(\(?[\p{Nd}]{1,2}[.)]|\(?[a-z]\))(\s+|(?=\p{Script=Arabic}))/u;

/** The blocks of a page without tags: from the positions and sizes of its text. `body` is the size of most text. */
export function readLayout(
  pieces: readonly Piece[],
  width: number,
  body: number,
  habits: TextHabits,
): Draft[] {
  return columnsOf(pieces, width, body, habits.isRtl).flatMap((rows) =>
    blocksOf(rows, contextOf(rows, body, habits)),
  );
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

interface Context {
  body: number;
  habits: TextHabits;
  /** The distance of most lines from the next one. */
  leading: number;
  /** The extent of the widest line. */
  wide: number;
  /** Lines are set flush where they end, and ragged where they begin. */
  isEndAligned: boolean;
}

function contextOf(rows: readonly Row[], body: number, habits: TextHabits): Context {
  const gaps = rows.slice(1).map(({ y }, index) => rows[index]!.y - y);
  const single = rows.filter(({ fragments }) => fragments.length === 1);
  const [starts, ends] = [mode(single.map(startOf)), mode(single.map(endOf))];
  const leading = mode(gaps.filter((gap) => gap > body * 0.8 && gap < body * 3));
  return {
    body,
    habits,
    leading: leading.count >= 3 && leading.count > gaps.length * 0.4 ? leading.value : 0,
    wide: Math.max(0, ...rows.map((row) => endOf(row) - startOf(row))),
    isEndAligned: ends.count > starts.count && ends.count > single.length * 0.6,
  };
}

/** The most common of some numbers, give or take one, and how many there are. */
function mode(values: readonly number[]): { value: number; count: number } {
  const counts = values.map((value) => ({
    value,
    count: values.filter((each) => Math.abs(each - value) <= 1).length,
  }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most), { value: 0, count: 0 });
}

function blocksOf(rows: readonly Row[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  for (let at = 0; at < rows.length;) {
    const end = endOfTable(rows, at, context);
    if (end - at >= 2) {
      drafts.push({ is: 'table', rows: tableRows(rows.slice(at, end), context) });
      at = end;
    } else {
      addRow(drafts, rows[at]!, rows[at - 1], context);
      at += 1;
    }
  }
  return drafts;
}

const sizeOf = (row: Row) => Math.max(...row.fragments.map(({ height }) => height));
const startOf = (row: Row) => row.fragments[0]!.start;
const endOf = (row: Row) => row.fragments.at(-1)!.end;
const textOf = (row: Row, { habits }: Context): DraftText =>
  merge(row.fragments.map(({ pieces }) => readLines(pieces, habits)));

const merge = (texts: readonly DraftText[]): DraftText => ({
  lines: [texts.flatMap(({ lines }) => lines).join(' ')],
  links: texts.flatMap(({ links }) => links),
  ...(texts.every(({ isBold }) => isBold) && { isBold: true as const }),
});

function addRow(drafts: Draft[], row: Row, before: Row | undefined, context: Context): void {
  const { body } = context;
  const text = textOf(row, context);
  const line = text.lines[0] ?? '';
  if (line === '') return;
  const last = drafts.at(-1);
  const ratio = sizeOf(row) / body;
  const isSameSize = before !== undefined && Math.abs(sizeOf(before) - sizeOf(row)) < 0.6;
  const gap = before ? before.y - row.y : Infinity;
  const isNext =
    isSameSize &&
    gap > 0 &&
    gap < widestLeading(before, row, context) &&
    !isBoldLine(last, text, before, context);
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
      numbered.test(textOf(before, context).lines[0] ?? '') ||
      startOf(row) > startOf(before) + 2 ||
      !isMarked(before, context);
    if (isInside) return append(last.items.at(-1)!.text, text);
  }
  const isIndented =
    before !== undefined && !context.isEndAligned && startOf(row) > startOf(before) + body * 0.9;
  if (last?.is === 'paragraph' && isNext && !isIndented) return append(last.text, text);
  drafts.push({ is: 'paragraph', text });
}

/** Whether one of two lines is bold and the other is not, and a sentence does not go on from the first to the second. */
function isBoldLine(last: Draft | undefined, text: DraftText, before: Row, context: Context): boolean {
  const above =
    last?.is === 'list' ? last.items.at(-1)!.text : last && 'text' in last ? last.text : undefined;
  if (!above || above.isBold === text.isBold) return false;
  const line = textOf(before, context);
  return line.isBold !== text.isBold && (!isFull(before, context) || /[.:;!?؟۔]$/u.test(line.lines[0] ?? ''));
}

const isFull = (row: Row, { wide }: Context) => endOf(row) - startOf(row) > wide * 0.8;

/** From a line to the next one of its paragraph: more than usual only after a full line, where most lines are so far apart. */
function widestLeading(before: Row, row: Row, context: Context): number {
  const usual = sizeOf(row) * 1.75;
  return isFull(before, context) ? Math.max(usual, context.leading * 1.12) : usual;
}

function isMarked(row: Row, context: Context): boolean {
  const line = textOf(row, context).lines[0] ?? '';
  return bullet.test(line) || numbered.test(line);
}

/** The rows from an index on that are cells of one table: each has its fragments where columns are. */
function endOfTable(rows: readonly Row[], start: number, context: Context): number {
  const first = rows[start]!;
  if (first.fragments.length < 2 || isMarked(first, context)) return start + 1;
  const columns = first.fragments.map((fragment) => [fragment]);
  let end = start + 1;
  while (end < rows.length && addRowTo(columns, rows[end]!, rows[end - 1]!)) end += 1;
  return end;
}

/** The cells that are known of a column. */
type Column = Fragment[];

/** The column of a fragment: where it is flush with a cell, or the only one that it lies below; -1 for none. */
function columnOf(columns: readonly Column[], { start, end }: Fragment): number {
  const isFlush = (cell: Fragment) =>
    Math.abs(cell.start - start) < 8 ||
    Math.abs(cell.end - end) < 8 ||
    Math.abs(cell.start + cell.end - start - end) < 8;
  const below = columns.flatMap((cells, index) =>
    cells.some((cell) => cell.start < end && cell.end > start) ? [index] : [],
  );
  const flush = columns.findIndex((cells) => cells.some(isFlush));
  if (flush >= 0) return flush;
  return below.length === 1 ? below[0]! : -1;
}

/** Adds the cells of a row to their columns, if it is a row of the table. */
function addRowTo(columns: readonly Column[], row: Row, before: Row): boolean {
  const gap = before.y - row.y;
  const places = row.fragments.map((fragment) => columnOf(columns, fragment));
  const isClose = gap > 0 && gap <= 4 * Math.max(8, sizeOf(row));
  if (!isClose || places.includes(-1) || new Set(places).size < places.length) return false;
  if (places.length < 2 && !(places[0]! > 0 && gap < sizeOf(row) * 1.6)) return false;
  row.fragments.forEach((fragment, index) => columns[places[index]!]!.push(fragment));
  return true;
}

function tableRows(rows: readonly Row[], { habits }: Context): DraftCell[][] {
  const columns = rows[0]!.fragments.map((fragment) => [fragment]);
  const table: DraftCell[][] = [];
  const isFirst = (fragment: Fragment) => columnOf(columns, fragment) === 0;
  const gapBefore = (index: number) => (rows[index - 1]?.y ?? Infinity) - rows[index]!.y;
  const rowGap = Math.min(
    ...rows.flatMap(({ fragments }, index) => (fragments.some(isFirst) ? [gapBefore(index)] : [])),
  );
  for (const [at, row] of rows.entries()) {
    const cells = columns.map((): DraftCell => ({ text: { lines: [], links: [] } }));
    for (const fragment of row.fragments) {
      const place = columnOf(columns, fragment);
      append(cells[place]!.text, readLines(fragment.pieces, habits));
      columns[place]!.push(fragment);
    }
    // The second line of some cells is nearer than a row is, and has nothing in the first column.
    const isNear = cells[0]!.text.lines.length === 0 && gapBefore(at) < rowGap - 0.2;
    const isContinued = (row.fragments.length === 1 || isNear) && table.length > 0;
    if (isContinued) cells.forEach(({ text }, index) => append(table.at(-1)![index]!.text, text));
    else table.push(cells);
  }
  return table;
}
