import type { CallLine, Finding, Report } from './findings.ts';

/** So many characters a line of a report has at most: mail programs break longer ones. */
const width = 100;

const heads: CallLine = {
  where: 'call',
  status: 'status',
  type: 'type',
  cors: 'CORS',
  cache: 'cache',
  time: 'time',
  records: 'records',
};
const columns = Object.keys(heads) as (keyof CallLine)[];

/** The report as plain text: a table of the calls, the faults, and the notes. */
export function textOfReport({ base, site, at, lines, findings }: Report): string {
  const day = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const faults = findings.filter(({ level }) => level === 'fault');
  const notes = findings.filter(({ level }) => level === 'note');
  return [
    `${base}, asked on ${day} as a phone asks that shows ${site}`,
    '',
    ...tableOf(lines),
    '',
    ...sectionOf('Faults: these take something from the users', faults),
    ...sectionOf('Notes: these may be meant', notes),
    `${countOf(faults.length, 'fault')}, ${countOf(notes.length, 'note')}.`,
  ].join('\n');
}

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function tableOf(lines: readonly CallLine[]): string[] {
  const rows = [heads, ...lines];
  const widths = columns.map((name) => Math.max(...rows.map((row) => row[name].length)));
  return rows.map((row) =>
    columns
      .map((name, at) => row[name].padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}

/** What is said of several calls stands once; what is said of one stands together, in the order of the calls. */
function sectionOf(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const sentences = grouped(findings, ({ what, phone }) => `${what} ${phone}`);
  const said = grouped(sentences, (same) => same.map(({ where }) => where).join(', '));
  return [
    title,
    ...said.flatMap((own) => [
      '',
      ...wrap(own[0]!.map(({ where }) => where).join(', '), 2, 2),
      ...own.flatMap((same) => {
        const { what, phone } = same[0]!;
        return [...wrap(`- ${what}`, 4, 6), ...(phone ? wrap(phone, 6, 6) : [])];
      }),
    ]),
    '',
  ];
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** Breaks a sentence between words; a word that is longer than a line stays whole. */
function wrap(text: string, first: number, other: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(other);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
