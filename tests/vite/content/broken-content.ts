import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { images } from './project';

/** What no response and no file may hold. */
export const secret = 'SECRET OF ANOTHER FOLDER';
/** A content without faults, beside a folder with secrets. */
export const good: Record<string, string | Uint8Array> = {
  'content/settings/general.yaml': 'phone: 1\nlogo: logo.svg',
  'content/settings/logo.svg': images.svg,
  'content/faqs/01-who.md': '---\nquestion: Who?\n---\nWe, in [a form](form.docx).',
  'content/faqs/form.docx': 'PK\x03\x04 form',
  'content/vacancies/01-nurse.yaml':
    'number: V-01\ntitle: Nurse\npostDate: -1d\ncloseDate: +12d\nfile: tor.pdf',
  'content/vacancies/01-nurse.fa.yaml': 'title: نرس\nlocation: هرات\nfile: tor.fa.pdf',
  'content/vacancies/tor.pdf': '%PDF-1.7',
  'content/vacancies/tor.pdf.txt': '# Nurse\n\nThe nurse works in Herat.\n',
  'content/vacancies/tor.fa.pdf': '%PDF-1.7',
  'content/categories/01-news.yaml': 'name: News\nslug: news',
  'content/tags/01-winter.yaml': 'name: Winter',
  'content/posts/01-a.md':
    '---\ntitle: A\nslug: a\ndate: 2026-11-01\ncategory: news\ntags: [winter]\nimage: a.avif\n---\nText, ![b](b.webp)',
  'content/posts/a.avif': images.avif,
  'content/posts/b.webp': images.webp,
  'content/teams/01-a.md': '---\nname: A\nposition: B\nisBoardMember: true\navatar: a.png\n---\nText.',
  'content/teams/a.png': images.png,
  'content/audit-reports/01-a.yaml': 'year: 2024\nfile: a.pdf\nimage: a.jpg\nisMutahidDfi: false',
  'content/audit-reports/a.pdf': '%PDF-1.7',
  'content/audit-reports/a.jpg': images.jpg,
  'content/publications/publications.json': JSON.stringify({
    newsletters: [{ title: 'A', year: 2024, image: 'a.avif', file: 'a.pdf' }],
    annualReports: [],
    commissionedResearch: [],
  }),
  'content/publications/a.avif': images.avif,
  'content/publications/a.pdf': '%PDF-1.7',
  'secret/secret.pdf': `%PDF-1.7 ${secret}`,
  'secret/secret.md': `---\nquestion: ${secret}\n---\n${secret}`,
};
/** The files of the content. */
export const names = Object.keys(good).filter((name) => name.startsWith('content/'));

/** mulberry32: the same numbers for the same seed on every machine. */
export function randomOf(start: number) {
  let state = start >>> 0;
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomOf>;
export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!;

const fragments = [
  ...[
    '---\n',
    '\n---\n',
    '\r\n',
    '\r',
    '\t',
    '\0',
    '\ufeff',
    '\u202e',
    '\u200f',
    '\ufffd',
    '\\ud800',
    '"\\udfff"',
    '"\\0"',
  ],
  ...[
    '&a ',
    '*a',
    '<<: *a',
    '!!js/function "x"',
    '!!binary aGk=',
    '!!set {a}',
    '? ',
    '|\n',
    '>\n',
    '[',
    '{',
    '}',
    ']',
    ': ',
    '- ',
    '#',
  ],
  ...[
    '__proto__: 1\n',
    'constructor: 2\n',
    'null',
    'true',
    '.nan',
    '1e999',
    '2026-02-30',
    '+99999d',
    '-1d 99:99',
    'slug: ../../a\n',
  ],
  ...[
    '<frameset>',
    '<script>go()</script>',
    '<!--',
    '<svg onload=go()>',
    '[a](../../secret/secret.pdf)',
    '![a](../../secret/secret.pdf)',
  ],
  ...[
    '[a](javascript:go())',
    '`',
    '*',
    '_a_'.repeat(200),
    '>'.repeat(3000),
    '['.repeat(5000),
    'a'.repeat(20_000),
    '|'.repeat(500),
  ],
  ...[
    'file: ../../secret/secret.pdf\n',
    'file: /etc/passwd\n',
    'image: a.svg\n',
    'tags: {a: 1}\n',
    'category: [news]\n',
  ],
  ...['<!DOCTYPE svg [<!ENTITY a "b">]>', '<script/>', ' onload="go()"', '<image href="http://a.example/"/>'],
];

type Change = (file: string, random: Random, root: string) => void;

/** An earlier mutation may have made it a pipe, which would block this test. */
const isPlain = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const rewrite = (file: string, change: (bytes: Buffer) => Uint8Array | string) => {
  if (isPlain(file)) writeFileSync(file, change(readFileSync(file)));
};

/** What may happen to a file of the content. */
export const changes: Record<string, Change> = {
  insert: (file, random) =>
    rewrite(file, (bytes) => {
      const at = random(bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(pick(random, fragments)), bytes.subarray(at)]);
    }),
  flip: (file, random) =>
    rewrite(file, (bytes) => {
      const copy = Buffer.from(bytes);
      for (let count = 1 + random(8); count > 0 && copy.length > 0; count -= 1) {
        copy[random(copy.length)] = random(256);
      }
      return copy;
    }),
  cut: (file, random) => rewrite(file, (bytes) => bytes.subarray(0, random(bytes.length + 1))),
  recode: (file, random) =>
    rewrite(file, (bytes) => Buffer.from(bytes.toString(), pick(random, ['utf16le', 'latin1']))),
  crlf: (file) => rewrite(file, (bytes) => bytes.toString('latin1').replaceAll('\n', '\r\n')),
  swap: (file, random) => rewrite(file, () => good[pick(random, names)]!),
  line: (file, random) =>
    rewrite(file, (bytes) => {
      const lines = bytes.toString().split('\n');
      lines[random(lines.length)] = pick(random, fragments);
      return lines.join('\n');
    }),
  remove: (file) => rmSync(file, { force: true }),
  grow: (file, random) => {
    if (isPlain(file)) truncateSync(file, pick(random, [0, 99_999, 100_001, 30_000_000, 200_000_000]));
  },
  link: (file, random, root) => {
    rmSync(file, { force: true });
    const target = [
      '../../secret/secret.pdf',
      '../../secret/secret.md',
      '/etc/hostname',
      '.',
      'a.pdf',
      '../..',
      '/dev/zero',
    ];
    symlinkSync(random(8) === 0 ? join(root, 'secret') : pick(random, target), file);
  },
  pipe: (file) => {
    rmSync(file, { force: true });
    execFileSync('mkfifo', [file]);
  },
  folder: (file) => {
    rmSync(file, { force: true });
    mkdirSync(file);
  },
  beside: (file, random) => {
    const odd = [
      'CON',
      'aux.pdf',
      'A.pdf',
      'TOR.PDF',
      'a\nb.pdf',
      'a\u202eb.md',
      ' a.yaml',
      'a.pdf.',
      '..pdf',
      'é.avif',
      'e\u0301.avif',
    ];
    writeFileSync(
      join(file, '..', pick(random, [...odd, 'a'.repeat(250), '%2e%2e.pdf', 'b.svg', 'x.html'])),
      pick(random, fragments),
    );
  },
};
