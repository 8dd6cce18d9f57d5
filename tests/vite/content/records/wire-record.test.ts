import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  changes,
  date,
  file,
  flag,
  identity,
  image,
  link,
  list,
  markup,
  number,
  optional,
  text,
  texts,
} from '../../../../src/schemas/base';
import { dataOf, faultsOf, images, type ProjectFiles } from '../project';

const notices = list(
  'notices',
  {
    title: identity(text('title', 'name')),
    note: optional(markup('note_html')),
    text: optional(markup('text')),
    closeDate: optional(date('close_date')),
    isOpen: optional(flag('is_open')),
    amount: optional(number('amount')),
    home: optional(link('url')),
    document: optional(file('file')),
    photo: optional(image('thumpnail1')),
    portrait: optional(image('image')),
    places: optional(texts('places')),
    changes: optional(changes('changes')),
  },
  { body: 'text' },
);

const pdf = '%PDF-1.7 terms';
const expectedChanges = 'a list of changes, each with a date and a sentence';
const notice = (yaml: string, others: ProjectFiles = {}) => ({
  'content/notices/01-a.yaml': yaml,
  ...others,
});
const recordOf = (yaml: string, others?: ProjectFiles) => dataOf(notice(yaml, others), notices)[0];
const faultsFor = (yaml: string, others?: ProjectFiles) => faultsOf(notice(yaml, others), notices);

test('fields are sent with the first of their API names, and records are numbered', () => {
  const files = {
    'content/notices/01-a.yaml': 'title: " A "',
    'content/notices/02-b.json': '{"title": "B"}',
  };
  expect(dataOf(files, notices)).toEqual([
    { id: 1, title: 'A' },
    { id: 2, title: 'B' },
  ]);
});

test.each([
  ['title: 007', { title: '007' }],
  ['amount: ۱۲.۵', { amount: 12.5 }],
  ['isOpen: true', { is_open: 1 }],
  ['isOpen: false', { is_open: 0 }],
  ['amount: 1.50', { amount: 1.5 }],
  ['home: https://example.org/a', { url: 'https://example.org/a' }],
  ['home: /vacancies', { url: '/vacancies' }],
  ['closeDate: +3d 16:00', { close_date: '2026-11-23 16:00:00' }],
  ['places: [herat, غزنی]', { places: ['herat', 'غزنی'] }],
  ['places: []', { places: [] }],
  ['note: Who *are* you?', { note_html: 'Who <em>are</em> you?' }],
])('%s is sent as %j', (yaml, wire) => {
  expect(recordOf(yaml.startsWith('title') ? yaml : `title: A\n${yaml}`)).toMatchObject(wire);
});

test('a document has its size, type and checksum', () => {
  expect(recordOf('title: A\ndocument: terms.pdf', { 'content/notices/terms.pdf': pdf })).toEqual({
    id: 1,
    title: 'A',
    file: '/files/notices/terms.pdf',
    file_size: pdf.length,
    file_type: 'application/pdf',
    sha256: createHash('sha256').update(pdf).digest('hex'),
  });
});

test('an image has its width and height', () => {
  expect(recordOf('title: A\nphoto: a.avif', { 'content/notices/a.avif': images.avif })).toEqual({
    id: 1,
    title: 'A',
    thumpnail1: '/files/notices/a.avif',
    width: 3,
    height: 2,
  });
});

test('images of different sizes in one record each have their own size', () => {
  const record = recordOf('title: A\nphoto: a.png\nportrait: b.jpg', {
    'content/notices/a.png': images.png,
    'content/notices/b.jpg': images.upright,
  });
  expect(record).not.toHaveProperty('width');
  expect(record).not.toHaveProperty('height');
  expect(record).toMatchObject({ thumpnail1_width: 3, thumpnail1_height: 2 });
  expect(record).toMatchObject({ image_width: 2, image_height: 3 });
});

test('the text of a Markdown record is the body field, with its files', () => {
  const files = {
    'content/notices/01-a.md': '---\ntitle: A\n---\nSee [terms](terms.pdf).\n\n![A field](field.webp)',
    'content/notices/terms.pdf': pdf,
    'content/notices/field.webp': images.webp,
  };
  expect(dataOf(files, notices)[0]?.text).toBe(
    '<p>See <a href="/files/notices/terms.pdf">terms</a>.</p>\n' +
      '<p><img src="/files/notices/field.webp" alt="A field"></p>',
  );
});

/** The line of the field that a message begins with. */
const lineOf = (yaml: string, message: string) =>
  yaml.split('\n').findIndex((line) => line.startsWith(message.split(' ')[0]!)) + 1;

describe('a value of a wrong kind fails the build with file, field, expected and actual value', () => {
  test.each([
    ['title: true', 'title: expected text, found true'],
    ['title:\n  - A', 'title: expected text, found a list'],
    ['title: A\nnote: { a: b }', 'note: expected text in Markdown, found a group of fields'],
    ['title: A\nplaces: herat', 'places: expected a list of texts, such as [women, water], found "herat"'],
    [
      'title: A\nplaces: [herat, " "]',
      'places: expected a list of texts, such as [women, water], found a list',
    ],
    ['title: A\nisOpen: perhaps', 'isOpen: expected true or false, found "perhaps"'],
    ['title: A\namount: many', 'amount: expected a number, found "many"'],
    [
      'title: A\nhome: javascript:alert(1)',
      'home: expected an http(s), mailto or tel address, or a path that starts with /, found "javascript:alert(1)"',
    ],
    [
      'title: A\nhome: www.example.org',
      'home: expected an http(s), mailto or tel address, or a path that starts with /, found "www.example.org"',
    ],
    [
      'title: A\ncloseDate: soon',
      'closeDate: expected a date such as 2026-12-01, "2026-12-01 16:00" or "+12d", found "soon"',
    ],
  ])('%j', (yaml, message) => {
    expect(faultsFor(yaml)).toEqual([`content/notices/01-a.yaml:${lineOf(yaml, message)}: ${message}`]);
  });
});

test('a missing document fails the build with file and field', () => {
  expect(faultsFor('title: A\ndocument: terms.pdf')).toEqual([
    'content/notices/01-a.yaml:2: document: expected the name of a file beside the record, found no "terms.pdf" in content/notices',
  ]);
});

test('every missing file of a text is reported', () => {
  const files = { 'content/notices/01-a.md': '---\ntitle: A\n---\n[a](a.pdf) ![b](b.png)' };
  expect(faultsOf(files, notices)).toEqual([
    'content/notices/01-a.md: text: expected the name of a file beside the record, found no "a.pdf" in content/notices',
    'content/notices/01-a.md: text: expected the name of an image beside the record, found no "b.png" in content/notices',
  ]);
});

test('identity and expected fields are required, optional ones are not', () => {
  const bids = list(
    'bids',
    {
      title: identity(text('title')),
      body: markup('body'),
      deadline: date('deadline'),
      file: file('file'),
      photo: image('image'),
      note: optional(text('note')),
    },
    { body: 'body' },
  );
  expect(faultsOf({ 'content/bids/01-a.yaml': 'title: ""\ndeadline:\n' }, bids)).toEqual([
    'content/bids/01-a.yaml:1: title: expected text, found nothing',
    'content/bids/01-a.yaml: body: expected text below the front matter, found nothing',
    'content/bids/01-a.yaml:2: deadline: expected a date such as 2026-12-01, found nothing',
    'content/bids/01-a.yaml: file: expected the name of a file beside the record, found nothing',
    'content/bids/01-a.yaml: photo: expected the name of an image beside the record, found nothing',
  ]);
});

test('a name with a blank that is not seen is told with it', () =>
  expect(faultsFor('title: A\ncloseDate\u00a0: 2026-12-01')).toEqual([
    'content/notices/01-a.yaml:2: expected the field "closeDate", found one with a character that is not seen, U+00A0',
  ]));

test('an unknown field, or an API name, is rejected with the known fields', () => {
  const known =
    'title, note, text, closeDate, isOpen, amount, home, document, photo, portrait, places, changes, id';
  expect(faultsFor('title: A\nclose_date: 2026-12-01')).toEqual([
    `content/notices/01-a.yaml:2: close_date: expected one of the fields ${known} (did you mean closeDate?), found an unknown field`,
  ]);
});

test('a text both in the front matter and below it is rejected', () => {
  const files = { 'content/notices/01-a.md': '---\ntitle: A\ntext: B\n---\nC' };
  expect(faultsOf(files, notices)).toEqual([
    'content/notices/01-a.md: text: expected the text once, in the front matter or below it, found both',
  ]);
});

test('a text below the front matter is rejected if records have none', () => {
  const plain = list('plain', { title: identity(text('title')) });
  expect(faultsOf({ 'content/plain/01-a.md': '---\ntitle: A\n---\nMore' }, plain)).toEqual([
    'content/plain/01-a.md: expected no text below the front matter, found "More"',
  ]);
});

test('blank text counts as missing, and so does Markdown that renders to nothing', () => {
  expect(faultsFor('title: "  "')).toEqual([
    'content/notices/01-a.yaml:1: title: expected text, found nothing',
  ]);
  expect(faultsOf({ 'content/notices/01-a.md': '---\ntitle: A\n---\n[a]: /b' }, notices)).toEqual([
    'content/notices/01-a.md: text: expected text, found only marks that come out empty',
  ]);
});

test('a text that the app would shorten is refused, with the file and the field that have it', () => {
  expect(faultsFor(`title: ${'a'.repeat(500)}`)).toEqual([]);
  expect(faultsFor(`title: ${'a'.repeat(501)}`)).toEqual([
    'content/notices/01-a.yaml:1: title: expected at most 500 characters, found 501',
  ]);
});

test('changes are sent with the newest first', () => {
  const yaml = `title: A
changes:
  - date: 2026-11-12
    sentence: ' The document was replaced. '
  - sentence: The closing date moved.
    date: 2026-11-19`;
  expect(recordOf(yaml)).toMatchObject({
    changes: [
      { date: '2026-11-19', sentence: 'The closing date moved.' },
      { date: '2026-11-12', sentence: 'The document was replaced.' },
    ],
  });
});

test.each([
  ['The date moved.', expectedChanges, '"The date moved."'],
  ['[The date moved.]', expectedChanges, '"The date moved."'],
  ['[{ date: 2026-11-19 }]', expectedChanges, 'the fields date'],
  ['[{ date: 2026-11-19, sentence: " " }]', expectedChanges, 'the fields date, sentence'],
  ['[{ date: 2026-11-19, sentence: A, by: B }]', expectedChanges, 'the fields date, sentence, by'],
  ['[{ date: soon, sentence: A }]', 'a date such as 2026-12-01, "2026-12-01 16:00" or "+12d"', '"soon"'],
  [`[{ date: 2026-11-19, sentence: ${'a'.repeat(501)} }]`, 'sentences of at most 500 characters', '501'],
])('changes: %s is refused', (written, expected, found) => {
  expect(faultsFor(`title: A\nchanges: ${written}`)).toEqual([
    `content/notices/01-a.yaml:2: changes: expected ${expected}, found ${found}`,
  ]);
});
