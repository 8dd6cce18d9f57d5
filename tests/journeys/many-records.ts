import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WorkerFixture } from 'playwright/test';
import { buildSite } from '../support/build';
import { projectRoot } from '../support/project';
import { tinyPdf } from '../support/tiny-files';

/** The numbers from 1 to this one. */
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

type Fields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The text of a file in `content/`: JSON is YAML, too. */
const written = (fields: Fields, text = '') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${text}\n`;

const story = (number: number, category: string) => ({
  title: `Visit ${number} to the wells of the dry river`,
  slug: `visit-${number}`,
  category,
  date: `-${number * 9}d`,
  tags: ['ropes'],
});

const advert = (kind: string, number: number) => ({
  number: `${kind}-${100 + number}`,
  title: `Keeper of well ${number}`,
  location: `Nimroz, well ${number}`,
  employmentType: '10 months',
  positions: '1',
  salary: `AFN ${20 + number},000 a month`,
  postDate: `-${number}d`,
  closeDate: `+${60 + number}d 16:00`,
  file: `keeper-${number}.pdf`,
});

const invitation = (number: number, daysLeft: number) => ({
  referenceNumber: `ITB/${number}`,
  title: `Rope for well ${number}, in two lots`,
  location: 'Zaranj',
  announcementDate: daysLeft < 0 ? '-150d' : '-9d',
  deadline: `${daysLeft < 0 ? '' : '+'}${daysLeft}d 14:00`,
});

const award = (number: number) => ({
  referenceNumber: `ITB/${number}`,
  title: `Rope for well ${number}, in two lots`,
  awardedTo: `Rope Makers of Street ${number}`,
  amount: `AFN ${number},000`,
  announcementDate: `-${number}d`,
  deadline: '-60d',
});

const listsSite = join(projectRoot, 'tests/fixtures/lists/content');

/** A picture of that fixture, under a name of its own. */
const picture = (name: string, of: string): [string, Buffer] => [
  name,
  readFileSync(join(listsSite, dirname(name), of)),
];

/** The records that are added to those of `tests/fixtures/lists`, by their files. */
const files = (): Record<string, string | Buffer> =>
  Object.fromEntries([
    [
      'site.yaml',
      'name: Diggers of Wells\nshortName: Diggers\ncountry: AF\ntimeZone: Asia/Kabul\nlanguages: [en, fa-AF, ps]\n',
    ],
    ...upTo(7).map((number) => [
      `teams/1${number}-member.md`,
      written(
        {
          name: `Member ${number} Nazif`,
          position: 'Member',
          title: '',
          avatar: `member-${number}.avif`,
          isBoardMember: true,
        },
        'Counts.',
      ),
    ]),
    ...upTo(8).map((number) => [
      `stakeholders/1${number}-rope.md`,
      written({ category: 'Stakeholder', image: 'rope-makers.svg', url: `https://ropes.example/${number}` }),
    ]),
    ...upTo(12).flatMap((number) => [
      [
        `posts/${10 + number}-visit.md`,
        written(
          {
            ...story(number, 'at-the-wells'),
            ...{
              image: `visit-${number}.avif`,
              thumbnail1: `visit-${number}-card.avif`,
              teaser: 'A rope.',
              author: 'Homa',
            },
          },
          'A visit.',
        ),
      ],
      [
        `projects/${10 + number}-visit.md`,
        written(
          {
            ...story(number, 'deep-wells'),
            ...{ image: `visit-${number}.avif`, thumbnail1: `visit-${number}-card.avif`, intro: 'A rope.' },
          },
          'A visit.',
        ),
      ],
    ]),
    ...upTo(7).map((number) => picture(`teams/member-${number}.avif`, 'homa.avif')),
    ...upTo(12).flatMap((number) => [
      picture(`posts/visit-${number}.avif`, 'open-day.avif'),
      picture(`posts/visit-${number}-card.avif`, 'open-day-card.avif'),
      picture(`projects/visit-${number}.avif`, 'wells.avif'),
      picture(`projects/visit-${number}-card.avif`, 'wells-card.avif'),
    ]),
    [
      'vacancies/00-officer.md',
      written({ ...advert('VA', 99), title: 'Field officer for the wells of Nimroz', file: 'officer.pdf' }),
    ],
    [
      'vacancies/officer.pdf',
      readFileSync(join(projectRoot, 'tests/fixtures/pdfs/chromium-tor-english.pdf')),
    ],
    ...upTo(6).flatMap((number) => [
      [`itbs/1${number}-rope.md`, written(invitation(10 + number, 60), 'Rope.')],
      [`itbs/2${number}-rope.md`, written(invitation(20 + number, -60), 'Rope.')],
      [`noas/1${number}-rope.md`, written(award(20 + number), 'Rope.')],
    ]),
    ...(
      [
        ['vacancies', 10],
        ['volunteers', 4],
      ] as const
    ).flatMap(([list, count]) =>
      upTo(count).flatMap((number) => [
        [`${list}/${10 + number}-keeper.md`, written(advert(list, number), 'A keeper keeps.')],
        [`${list}/keeper-${number}.pdf`, tinyPdf([`Keeper of well ${number}, ${list}`])],
      ]),
    ),
  ]);

/**
 * A build of the fixture that has records of every list, with so many more of them that carousels move, lists have
 * several pages and ten documents can be saved: for journeys that need such records.
 */
export const manyRecords: [WorkerFixture<string, object>, { scope: 'worker'; timeout: number }] = [
  async ({}, use, { parallelIndex }) => {
    const site = join(projectRoot, `node_modules/.cache/journeys/many-records-${parallelIndex}`);
    rmSync(site, { recursive: true, force: true });
    cpSync(listsSite, site, { recursive: true });
    // Those of the fixture are no documents.
    for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.pdf')) writeFileSync(join(site, name), tinyPdf([name]));
    for (const [name, content] of Object.entries(files())) {
      mkdirSync(dirname(join(site, name)), { recursive: true });
      writeFileSync(join(site, name), content);
    }
    await use(
      await buildSite({
        outDir: `dist-many-records-${parallelIndex}`,
        env: { SITE: site },
      }),
    );
  },
  { scope: 'worker', timeout: 5 * 60_000 },
];
