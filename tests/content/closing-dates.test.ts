import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { plain, textsOf } from '../../src/document-text/edition';
import { readDeadline, readMoment } from '../../src/format/dates';
import { routes } from '../../src/routes';
import { itbs } from '../../src/schemas/itbs';
import { noas } from '../../src/schemas/noas';
import { vacancies, volunteers } from '../../src/schemas/vacancies';
import { compileContent } from '../../vite/content/compile';
import { extract } from '../../vite/document-texts/extract';
import { readDocument } from '../../vite/document-texts/read-document';

const zone = 'Asia/Kabul';
const lists = [vacancies, volunteers, itbs, noas];
const resources = [...new Set(routes.flatMap(({ reads }) => reads))];

type Row = Record<string, string | undefined>;
interface Notice {
  /** The name of its list. */
  list: string;
  number: string;
  closing: string | undefined;
  /** Below `content/`. */
  file: string | undefined;
  row: Row;
}

/** The notices of the sample content, in a build on a given day. */
function noticesOn(day: string): Notice[] {
  const { responses } = compileContent({ root: '.', resources, now: new Date(`${day}T08:00:00Z`) });
  return lists.flatMap(({ name }) => {
    const { data } = JSON.parse(responses.get(`api/${name}.json`)!) as { data: Row[] };
    return data.map((row) => ({
      list: name,
      number: (row['vacancy_number'] ?? row['reference_number'])!,
      closing: row['close_date'] ?? row['deadline'],
      file: row['file'] && decodeURI(row['file']).replace(/^\/files\//, ''),
      row,
    }));
  });
}

const notices = noticesOn('2026-11-20');
const documented = notices.filter(({ file }) => file);

/** A closing date as the documents of a language write it. */
function written(closing: string | undefined, lang: string | undefined): string[] {
  if (!closing) return ['Open until filled'];
  const { day, at } = readMoment(closing, zone)!;
  const date = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const noon = Date.parse(`${day}T12:00:00Z`);
  if (lang === 'fa') {
    const of = Object.fromEntries(
      date('fa-AF-u-ca-persian')
        .formatToParts(noon)
        .map(({ type, value }) => [type, value]),
    );
    return [`${of['day']} ${of['month']} ${of['year']}`];
  }
  const hour = at === undefined ? 'until the end of the day' : closing.slice(11, 16);
  return [`${date('en-GB').format(noon)}, ${hour} (Kabul time)`];
}

/** An award of a request for quotations: it never had a closing date. */
const withoutDate = 'Request for quotations without a fixed closing date';

/** As the build uses it. */
const cache = 'node_modules/.cache/texts';

describe('the document of a notice names its closing date, or the notice lists what has changed', () => {
  test.each(documented.filter(({ file }) => file!.endsWith('.pdf')))('$number', async (notice) => {
    const made = await readDocument(
      { bytes: await readFile(`content/${notice.file}`), name: notice.file! },
      cache,
      { extract },
    );
    if ('none' in made) return expect(made.none).toBe('scan');
    const { blocks, lang } = made.edition;
    const text = blocks.flatMap(textsOf).map(plain).join('\n');
    const [date] = written(notice.closing, lang);
    if (!notice.row['changes']?.length)
      expect(text).toContain(notice.number.startsWith('NLO/RFQ') ? withoutDate : date);
    expect(text).toContain(notice.number);
    expect(text).not.toMatch(/closing date (on|that stands on) the website/);
  });
});

test('the dates of a notice with a document do not depend on the day of the build', () => {
  const later = noticesOn('2027-03-01').filter(({ file }) => file);
  expect(later.map(({ row }) => row)).toEqual(documented.map(({ row }) => row));
});

test('there are open vacancies, volunteer openings and invitations with a document for years', () => {
  const inThreeYears = Date.parse('2029-11-20T08:00:00Z');
  const open = documented.filter(
    ({ closing, row }) =>
      closing && !row['awarded_to'] && readDeadline(closing, inThreeYears, zone).state !== 'closed',
  );
  expect(new Set(open.map(({ list }) => list))).toEqual(new Set(['vacancies', 'volunteers', 'itbs']));
});

test('an award names the closing date of its invitation', () => {
  for (const { number, closing, row } of notices.filter(({ row }) => 'awarded_to' in row)) {
    const bid = notices.find((other) => other.number === number && other.row !== row);
    if (bid) expect([number, closing]).toEqual([number, bid.closing]);
  }
});
