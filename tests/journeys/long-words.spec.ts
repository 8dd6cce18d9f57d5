import { slugOfNumber } from '../../src/schemas/slugs';
import { expect, renderingTest as test } from './fixtures';
import {
  changeResponses,
  expectNoOverflow,
  expectDrawn,
  firstRow,
  longMarkup,
  longText,
  rowsOf,
  type Row,
} from './long-texts';

const kinds = [
  'a word of 20,000 letters',
  '300 quotes, one inside another',
  'a picture of 99,999,999 pixels each way',
];

// `layout.long.ts` does this with each field of each list, on each page that draws it.
test('texts of a hostile API widen neither a list, nor the page of a record, nor the footer', async ({
  open,
  site,
  expectFault,
}) => {
  expectFault(/expected at most \d+ characters/);
  const { vacancy_number: number } = await firstRow(site.url, 'vacancies');
  const slug = slugOfNumber(String(number));
  const page = await open('/contact');
  await changeResponses(page, /\/api\/vacancies(\?|$)/, (body) => {
    const row = (rowsOf(body) as Row[]).find((one) => one.vacancy_number === number)!;
    Object.assign(row, {
      slug,
      title: longText('titlex'),
      vacancy_number: longText('numberx'),
      location: longText('locationx'),
      description: kinds.map((kind, at) => longMarkup[kind]!(`described${at}x`)).join(''),
      how_to_apply: longMarkup['a word of 20,000 letters']!('applyx'),
    });
    return body;
  });
  await changeResponses(page, /\/api\/settings(\?|$)/, (body) => {
    for (const row of rowsOf(body) as Row[])
      if (row.field_name === 'footer_address') row.field_value = longText('footerx');
    return body;
  });
  expect(page.viewportSize()?.width).toBe(360);

  await page.goto(`${site.url}/vacancies`);
  await expectDrawn(page, ['titlex', 'numberx', 'locationx', 'footerx'], 'the list');
  await expectNoOverflow(page, 'the list');

  await page.goto(`${site.url}/vacancies/${slug}`);
  const described = kinds.map((_, at) => `described${at}x`);
  await expectDrawn(page, ['titlex', 'numberx', ...described, 'applyx', 'footerx'], 'the page of the record');
  await expectNoOverflow(page, 'the page of the record');
});
