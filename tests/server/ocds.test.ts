import * as v from 'valibot';
import { expect, test } from 'vitest';
import { machineReadable, readAll } from '../../src/server/prerender';

const siteUrl = 'https://example.org';
const bid = {
  reference_number: 'NLO/ITB/1',
  title: 'Pumps',
  description: '<p>Nine <b>pumps</b>.</p>',
  announcement_date: '2026-11-01',
  deadline: '2026-12-01 16:00:00',
  questions_until: '2026-11-24',
  file: '/files/itbs/pumps.pdf',
  file_language: 'en',
  sha256: 'ab12',
};
const award = {
  reference_number: 'nlo itb 1',
  title: 'Pumps for Herat',
  description: 'x',
  announcement_date: '2026-12-20',
  awarded_to: 'Aryan Ltd',
  amount: 'AFN 2,914,600',
};
const settings = [
  { field_name: 'organisation_name', field_value: 'NLO' },
  { field_name: 'open_data_ocid_prefix', field_value: 'ocds-a1b2c3' },
  { field_name: 'open_data_licence', field_value: 'https://licence.example/by' },
];

/**
 * The fields, formats and closed code lists of version 1.1, as far as they are in use; any other field is a fault:
 * https://standard.open-contracting.org/1.1/en/schema/reference/
 */
const text = v.pipe(v.string(), v.nonEmpty());
const time = v.pipe(v.string(), v.isoTimestamp());
const url = v.pipe(v.string(), v.url());
const organisation = v.strictObject({ id: text, name: text });
const period = v.strictObject({ startDate: v.optional(time), endDate: v.optional(time) });
const documents = v.array(
  v.strictObject({
    id: text,
    documentType: v.picklist(['tenderNotice', 'awardNotice']),
    title: v.optional(text),
    url: v.optional(url),
    datePublished: v.optional(time),
    format: v.optional(v.pipe(v.string(), v.regex(/^\w+\/[\w.+-]+$/))),
    language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  }),
);
const described = { id: text, title: v.optional(text), description: v.optional(text) };
const releaseSchema = v.strictObject({
  ocid: text,
  id: text,
  date: time,
  tag: v.tuple([v.literal('compiled')]),
  initiationType: v.literal('tender'),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  parties: v.array(
    v.strictObject({
      ...organisation.entries,
      roles: v.pipe(v.array(v.picklist(['buyer', 'procuringEntity', 'supplier'])), v.minLength(1)),
    }),
  ),
  buyer: organisation,
  tender: v.strictObject({
    ...described,
    status: v.picklist([
      'planning',
      'planned',
      'active',
      'cancelled',
      'unsuccessful',
      'complete',
      'withdrawn',
    ]),
    procuringEntity: organisation,
    tenderPeriod: v.optional(period),
    enquiryPeriod: v.optional(period),
    documents: v.optional(documents),
  }),
  awards: v.optional(
    v.array(
      v.strictObject({
        ...described,
        status: v.picklist(['pending', 'active', 'cancelled', 'unsuccessful']),
        date: v.optional(time),
        value: v.optional(
          v.strictObject({ amount: v.number(), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
        ),
        suppliers: v.optional(v.array(organisation)),
        documents: v.optional(documents),
      }),
    ),
  ),
});
const packageSchema = v.strictObject({
  uri: url,
  version: v.literal('1.1'),
  publishedDate: time,
  publisher: v.strictObject({ name: text, uri: v.optional(url) }),
  license: v.optional(url),
  releases: v.array(releaseSchema),
});

async function ocds(itbs: readonly object[], noas: readonly object[] = [], own = settings) {
  const answers: Record<string, unknown> = { '/api/settings': own, '/api/itbs': itbs, '/api/noas': noas };
  const all = await readAll(async (url) => (url in answers ? JSON.stringify(answers[url]) : undefined));
  const made = machineReadable(all, { siteUrl, siteName: 'Site', now: Date.parse('2026-12-24T08:00:00Z') });
  const files = [...made.feeds()].filter(([address]) => address.startsWith('/ocds/'));
  return { made, files: new Map(files.map(([address, text]) => [address, JSON.parse(text) as unknown])) };
}

test('an invitation and its award are one compiled release', async () => {
  const { files } = await ocds([bid], [award]);
  expect([...files.keys()]).toEqual(['/ocds/nlo-itb-1.json', '/ocds/release-package.json']);
  const buyer = { id: 'nlo', name: 'NLO' };
  const supplier = { id: 'supplier-aryan-ltd', name: 'Aryan Ltd' };
  const release = {
    ocid: 'ocds-a1b2c3-nlo-itb-1',
    id: 'ocds-a1b2c3-nlo-itb-1-2026-12-20T00:00:00+04:30',
    date: '2026-12-20T00:00:00+04:30',
    tag: ['compiled'],
    initiationType: 'tender',
    language: 'en',
    parties: [
      { ...buyer, roles: ['buyer', 'procuringEntity'] },
      { ...supplier, roles: ['supplier'] },
    ],
    buyer,
    tender: {
      id: 'NLO/ITB/1',
      title: 'Pumps',
      description: 'Nine pumps.',
      status: 'complete',
      procuringEntity: buyer,
      tenderPeriod: { startDate: '2026-11-01T00:00:00+04:30', endDate: '2026-12-01T16:00:00+04:30' },
      enquiryPeriod: { startDate: '2026-11-01T00:00:00+04:30', endDate: '2026-11-25T00:00:00+04:30' },
      documents: [
        {
          id: 'ab12',
          documentType: 'tenderNotice',
          title: 'Pumps',
          url: 'https://example.org/files/itbs/pumps.pdf',
          datePublished: '2026-11-01T00:00:00+04:30',
          format: 'application/pdf',
          language: 'en',
        },
      ],
    },
    awards: [
      {
        id: 'nlo itb 1-1',
        title: 'Pumps for Herat',
        description: 'x',
        status: 'active',
        date: '2026-12-20T00:00:00+04:30',
        value: { amount: 2_914_600, currency: 'AFN' },
        suppliers: [supplier],
      },
    ],
  };
  expect(files.get('/ocds/nlo-itb-1.json')).toEqual(release);
  expect(files.get('/ocds/release-package.json')).toEqual({
    uri: 'https://example.org/ocds/release-package.json',
    version: '1.1',
    publishedDate: '2026-12-24T12:30:00+04:30',
    publisher: { name: 'NLO', uri: 'https://example.org/' },
    license: 'https://licence.example/by',
    releases: [release],
  });
});

test.each([
  ['an open one', { ...bid, status: undefined }, 'active'],
  ['a cancelled one', { ...bid, status: 'Cancelled' }, 'cancelled'],
])('a tender has a status of the standard: %s', async (_, one, status) => {
  const { files } = await ocds([one]);
  expect(files.get('/ocds/nlo-itb-1.json')).toMatchObject({ tender: { status } });
});

test('an award without an invitation, an amount in words, and dates in words are no faults', async () => {
  const words = { ...award, amount: 'two million', announcement_date: 'in winter', awarded_to: '' };
  const { files } = await ocds([], [words], []);
  const release = files.get('/ocds/nlo-itb-1.json') as Record<string, unknown>;
  expect(release).toMatchObject({
    ocid: 'example-org-nlo-itb-1',
    date: '2026-12-24T12:30:00+04:30',
    tender: { id: 'nlo itb 1', status: 'complete' },
  });
  expect((release['awards'] as object[])[0]).toEqual({
    id: 'nlo itb 1-1',
    title: 'Pumps for Herat',
    description: 'x',
    status: 'active',
  });
});

test('a site without tenders has none of it', async () => {
  expect((await ocds([])).files).toEqual(new Map());
});

test('the head of the page of an invitation names the data on its tender', async () => {
  const { made } = await ocds([bid]);
  const page = {
    path: '/invitation-to-bid/nlo-itb-1',
    route: '/invitation-to-bid/:slug',
    title: '',
    description: '',
  };
  const alternates = made.alternatesOf({ ...page, record: { referenceNumber: 'NLO/ITB/1' } });
  expect(alternates.at(-1)).toEqual({
    type: 'application/json',
    title: 'OCDS 1.1',
    address: '/ocds/nlo-itb-1.json',
  });
});

test.each([
  ['of an invitation and its award', [bid], [{ ...award, file: '/files/noas/award.pdf' }], settings],
  ['of two awards to one supplier', [bid], [award, { ...award, awarded_to: 'Aryan Ltd.' }], settings],
  ['of an invitation alone', [{ ...bid, status: 'Cancelled' }], [], settings],
  ['with words for dates and amounts', [], [{ ...award, amount: 'much', announcement_date: 'soon' }], []],
  ['with little in them', [{ reference_number: '7', description: 'x' }], [], []],
])('a package and its releases keep to version 1.1: %s', async (_, bids, awards, own) => {
  const { files } = await ocds(bids, awards, own);
  const whole = files.get('/ocds/release-package.json');
  expect(v.safeParse(packageSchema, whole).issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  for (const release of v.parse(packageSchema, whole).releases) {
    const roles = new Map(release.parties.map(({ id, roles }) => [id, roles as string[]]));
    expect(roles.size, 'ids of parties are unique').toBe(release.parties.length);
    expect(roles.get(release.buyer.id)).toContain('buyer');
    expect(roles.get(release.tender.procuringEntity.id)).toContain('procuringEntity');
    const suppliers = (release.awards ?? []).flatMap((one) => one.suppliers ?? []);
    for (const { id } of suppliers) expect(roles.get(id)).toContain('supplier');
  }
});

test('a field or a code that version 1.1 does not have is found', async () => {
  const { files } = await ocds([bid], [award]);
  const release = v.parse(releaseSchema, files.get('/ocds/nlo-itb-1.json'));
  for (const wrong of [
    { ...release, winner: 'Aryan Ltd' },
    { ...release, date: '20 December 2026' },
    { ...release, tender: { ...release.tender, status: 'open' } },
  ])
    expect(v.is(releaseSchema, wrong)).toBe(false);
});
