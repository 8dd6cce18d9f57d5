import type { Resource } from '../../src/schemas/base';
import { itbs } from '../../src/schemas/itbs';
import { noas } from '../../src/schemas/noas';
import { settingFields } from '../../src/schemas/settings';
import { slugOfNumber } from '../../src/schemas/slugs';
import { vacancies, volunteers } from '../../src/schemas/vacancies';
import { expect, renderingTest as test } from './fixtures';
import {
  changeResponses,
  expectBoundedWith,
  expectDrawn,
  expectNoOverflow,
  firstRow,
  longMarkup,
  longText,
  rowsOf,
  type Row,
} from './long-texts';

test.beforeEach(({ expectFault }) => expectFault(/Failed to load resource|expected at most \d+ characters/));

/** The page of each notice, below that of its list, and the fields that it draws besides its number. */
const notices: readonly { resource: Resource; list: string; number: string; drawn: readonly string[] }[] = [
  ...[
    { resource: vacancies, list: '/vacancies' },
    { resource: volunteers, list: '/volunteer-opportunities' },
  ].map((place) => ({
    ...place,
    number: 'number',
    drawn: ['title', 'location', 'employmentType', 'positions', 'salary', 'description', 'howToApply'],
  })),
  {
    resource: itbs,
    list: '/invitation-to-bid',
    number: 'referenceNumber',
    drawn: ['title', 'location', 'description', 'howToSubmit'],
  },
  {
    resource: noas,
    list: '/notification-of-award',
    number: 'referenceNumber',
    drawn: ['title', 'awardedTo', 'amount', 'description'],
  },
];

for (const { resource, list, number, drawn } of notices)
  test(`no text of ${resource.name} breaks the layout of the page of a record`, async ({ open, site }) => {
    const numberWire = resource.fields[number]!.wire[0]!;
    const { [numberWire]: ownNumber } = await firstRow(site.url, resource.name);
    const slug = slugOfNumber(String(ownNumber));
    const page = await open('/contact');
    let count = 0;
    for (const name of [number, ...drawn]) {
      const field = resource.fields[name]!;
      const texts = field.kind === 'markup' ? longMarkup : { 'a word of 20,000 letters': longText };
      for (const [kind, make] of Object.entries(texts)) {
        count += 1;
        const mark = `mark${count}x`;
        const change = (body: unknown) => {
          const row = (rowsOf(body) as Row[]).find((one) => one[numberWire] === ownNumber)!;
          // The address stays, whatever its number is.
          row.slug = slug;
          for (const wire of field.wire) row[wire] = make(mark);
          return body;
        };
        await expectBoundedWith(
          page,
          `${site.url}${list}/${slug}`,
          new RegExp(`/api/${resource.name}(\\?|$)`),
          change,
          mark,
          `${list}/${slug}, ${resource.name}.${name}, ${kind}`,
        );
      }
    }
    expect(count).toBeGreaterThan(drawn.length);
  });

test('no text of stakeholders breaks the layout of /stakeholders', async ({ open, site }) => {
  const page = await open('/contact');
  const texts = [settingFields.stakeholderTitle, settingFields.stakeholderText];
  for (const [index, { name }] of texts.entries()) {
    const mark = `mark${index}x`;
    const change = (body: unknown) => {
      for (const row of rowsOf(body) as Row[]) if (row.field_name === name) row.field_value = longText(mark);
      return body;
    };
    await expectBoundedWith(page, `${site.url}/stakeholders`, /\/api\/settings(\?|$)/, change, mark, name);
  }
});

test('no text of vacancies breaks the layout of /search and of /saved', async ({ open, site }) => {
  const page = await open('/contact');
  await changeResponses(page, /\/api\/vacancies(\?|$)/, (body) => {
    const row = (rowsOf(body) as Row[]).find(({ file }) => file)!;
    row.title = `Longest ${longText('titlex')}`;
    row.description = `<p>Longest ${longText('describedx')}</p>`;
    return body;
  });
  await page.goto(`${site.url}/vacancies`);
  await expectDrawn(page, ['titlex'], 'the list');
  const card = page.getByRole('row').filter({ hasText: 'titlex' });
  await card.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(card.getByRole('button', { name: /^Saved/ })).toBeVisible();

  for (const query of ['longest', 'titlexmmm', 'describedxmmm']) {
    await page.goto(`${site.url}/search?q=${query}`);
    await expectDrawn(page, ['titlex'], `the search for ${query}`);
    await expectNoOverflow(page, `the search for ${query}`);
  }
  await page.goto(`${site.url}/saved`);
  await expectDrawn(page, ['titlex'], 'the saved documents');
  await expectNoOverflow(page, 'the saved documents');
});
