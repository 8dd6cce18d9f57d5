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

const siteYaml =
  'name: Diggers of Wells\nshortName: Diggers\ncountry: AF\ntimeZone: Asia/Kabul\nlanguages: [en, fa-AF, ps]\n';

const listsSite = join(projectRoot, 'tests/fixtures/lists/content');

/** A picture of that fixture, under a name of its own. */
const picture = (name: string, of: string): [string, Buffer] => [
  name,
  readFileSync(join(listsSite, dirname(name), of)),
];

/** The records that are added to those of `tests/fixtures/lists`, by their files. */
const files = (): Record<string, string | Buffer> =>
  Object.fromEntries([
    ['site.yaml', siteYaml],
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
      'itbs/10-scan.md',
      written({ ...invitation(10, 60), title: 'Well cover, drawn by hand', file: 'scan.pdf' }, 'A cover.'),
    ],
    ['itbs/scan.pdf', readFileSync(join(projectRoot, 'tests/fixtures/pdfs/ghostscript-scan.pdf'))],
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

type Own = [WorkerFixture<string, object>, { scope: 'worker'; timeout: number }];

/** A build of the fixture that has records of every list, with these files added, in these languages. */
const buildOf = (name: string, added: () => Record<string, string | Buffer>, languages: string): Own => [
  async ({}, use, { parallelIndex }) => {
    const site = join(projectRoot, `node_modules/.cache/journeys/${name}-${parallelIndex}`);
    rmSync(site, { recursive: true, force: true });
    cpSync(listsSite, site, { recursive: true });
    // Those of the fixture are no documents.
    for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.pdf')) writeFileSync(join(site, file), tinyPdf([file]));
    for (const [file, content] of Object.entries(added())) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), content);
    }
    const env = { SITE: site, VITE_LANGUAGES: languages };
    await use(await buildSite({ outDir: `dist-${name}-${parallelIndex}`, env }));
  },
  { scope: 'worker', timeout: 5 * 60_000 },
];

/**
 * A site with so many records of each list that carousels move, lists have several pages and ten documents can be
 * saved: for journeys that need such records. It is in English.
 */
export const manyRecords = buildOf('many-records', files, 'en');

/** A site whose texts of both directions stand beside each other, in English, Dari and Pashto. */
export const twoDirections = buildOf(
  'two-directions',
  () => ({
    'site.yaml': siteYaml,
    'vacancies/00-keeper.md': written({
      ...advert('VA', 98),
      title: 'نگهبان چاه، ولسوالی چخانسور (Well Keeper, Chakhansur)',
      file: '',
    }),
    'vacancies/00-keeper.fa.md': written({ title: 'نگهبان چاه در چخانسور (Well Keeper)' }),
    'faqs/01-how-deep.fa.md': written(
      { question: 'چاه چقدر عمیق است؟' },
      'به office@wells.example بنویسید، یا به +93 40 555 0101 زنگ بزنید.\n\n1. بکنید.\n2. ببینید.',
    ),
    'faqs/01-how-deep.ps.md': written(
      { question: 'څاه څومره ژور وي؟' },
      'office@wells.example ته یوه پاڼه ولیکئ، او د څاه نوم پکې ولیکئ.',
    ),
  }),
  '',
);
