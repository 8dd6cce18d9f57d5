import { isMet, median, type Measured, type Unit } from './measured';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `1,234 B`, `640 ms`, `1.25 s`, `98`, `1.07x`. */
export function show(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'none';
  if (unit === 'B' || unit === 'ms') return `${grouped.format(value)} ${unit}`;
  if (unit === 's') return `${value.toFixed(2)} s`;
  if (unit === 'x') return `${value.toFixed(2)}x`;
  if (unit === 'score') return value.toFixed(0);
  return String(Number(value.toFixed(4)));
}

function range({ values, unit }: Measured): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length < 2 ? '' : `${show(least, unit)} .. ${show(most, unit)}`;
}

function wish({ target, unit }: Measured): string {
  if (!target) return '';
  return 'atMost' in target ? `≤ ${show(target.atMost, unit)}` : `≥ ${show(target.atLeast, unit)}`;
}

function verdict(line: Measured): string {
  const met = isMet(line);
  return met === undefined ? '' : met ? '✓' : '✗';
}

const cells = (line: Measured): string[] => [
  line.name,
  show(median(line.values), line.unit),
  range(line),
  wish(line),
  verdict(line),
  line.note ?? '',
];

/** The lines as a plain text table with a title; numbers are right-aligned. */
export const table = (title: string, lines: readonly Measured[]): string =>
  alignColumns(title, [['', 'median', 'min .. max', 'target', '', ''], ...lines.map(cells)]);

/** A plain text table with a title. The first column and those from the fifth on are text, the others numbers. */
export function alignColumns(title: string, rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (text: string, column: number) =>
    column === 0 || column > 3 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!);
  const body = rows.map((row) => row.map(pad).join('  ').trimEnd());
  return [title, ...body].join('\n');
}
