import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createBuilder, createLogger } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentApi } from '../../../vite/content-api';
import { english, siteLanguagesOf } from '../../../vite/messages/languages';
import { main } from '../../../vite/report/main';
import { contentFindings } from '../../../vite/report/report';
import { writtenPdf } from '../../support/written-pdf';
import { makeProject, type ProjectFiles } from '../content/project';

/** What `npm run content` prints for the folder of a site, with its exit code. */
async function run(files: ProjectFiles, words: readonly string[] = []) {
  const site = join(makeProject(files), 'content');
  vi.stubEnv('SITE', site);
  const lines: string[] = [];
  const code = await main(words, (text: string) => void lines.push(text));
  return { code, text: lines.join('\n').replaceAll(site, 'our-site') };
}

test('all mistakes are told at once, and do not hide what deserves a look', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/former-addresses.yaml': '/jobs: vacancies',
    'content/vacancies/01.yaml': 'number: 1\ntitle: Nurse\npostDate: 15 December',
    'content/vacancies/02.yaml': 'number: 2\ntitle: Nurse\npostDate: 2026-11-01',
    'content/faqs/01.md': 'Who?',
    'content/words/en.json': '{ "common": { "entries": "{count, plural, other {# entries}}" } }',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^4 mistakes stop a build of our-site:\n/);
  for (const line of [
    'our-site/words/en.json:1, common.entries: {count} lacks the form “one” of en.',
    'our-site/former-addresses.yaml:1: /jobs: expected the address of a page',
    'our-site/vacancies/01.yaml:3: postDate: expected a date such as',
    'our-site/faqs/01.md: expected fields between two lines of ---',
    'our-site/vacancies/02.yaml: no "file": readers have nothing to save or to print.',
  ])
    expect(text).toContain(`\n  ${line}`);
  expect(text).toMatch(/\nour-site cannot be built\.$/);
});

test.each([
  ['name: Ours\ncolor: blue', ['site.yaml:2: color: expected one of']],
  ['name: "Ours', ['site.yaml:1: ']],
  [
    "name: Ours\ncolours:\n  main: '#F5D000'",
    ['site.yaml:3: colours.main must be a colour that can be read'],
  ],
  [
    'name: { en: Ours, pt: Nosso }\nlanguages: [pt, xx-]\nicon: icon.svg\ncountry: Togo',
    ['site.yaml:2: languages must be', 'site.yaml:4: country must be two capital letters'],
  ],
])('of a site.yaml with the mistake %j, that is told alone', async (description, mistakes) => {
  const { code, text } = await run({
    'content/site.yaml': description,
    'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    'content/words/pt.json': '{}',
    'content/vacancies/01.yaml': 'number: 1\ntitle: Enfermeira\npostDate: 2026-11-01',
  });
  expect(code).toBe(1);
  const [title, ...lines] = text.split('\n');
  expect(title).toBe(`${mistakes.length === 1 ? '1 mistake stops' : '2 mistakes stop'} a build of our-site:`);
  mistakes.forEach((mistake, index) => expect(lines[index]).toContain(`our-site/${mistake}`));
  expect(lines.slice(mistakes.length)).toEqual([
    '',
    'Also:',
    '  The rest of the folder is checked once site.yaml can be read.',
    '',
    'our-site cannot be built.',
  ]);
});

test('a page of its own that cannot be read is told alone, although a menu names it', async () => {
  const { text } = await run({
    'content/site.yaml': 'name: Ours\npages:\n  menu:\n    about: [/rules]',
    'content/pages/01-ours.md': '---\ntitle: Our rules: all\nslug: rules\n---\nText.',
  });
  expect(text).toMatch(/^1 mistake stops a build of our-site:\n  our-site\/pages\/01-ours\.md:2: /);
});

test('a list without a folder is not missed where its pages are off', async () => {
  const { text } = await run({
    'content/site.yaml': 'name: Ours\npages:\n  off: [/stakeholders, /team, /events]',
  });
  const [, missed = ''] = /lists without a folder of their name are empty: (.*)/.exec(text) ?? [];
  expect(missed).toContain('vacancies');
  expect(missed).toContain('posts');
  expect(missed).not.toMatch(/stakeholders|teams/);
});

test('a Word file in the place of a record is told once', async () => {
  const { text } = await run({ 'content/site.yaml': 'name: Ours', 'content/vacancies/13-nurse.docx': 'PK' });
  expect(text.match(/13-nurse\.docx/g)).toHaveLength(1);
});

const broken = 'title: Nurse: Kabul';
test.each<[file: string, text: string, others: ProjectFiles]>([
  ['settings/home.yaml', broken, { 'content/settings/home.fa.yaml': 'pageTitle: خانه\nintroText: ما' }],
  ['vacancies/01.yaml', broken, { 'content/vacancies/tor.pdf': writtenPdf([[]]) }],
  ['vacancies/01.yaml', broken, { 'content/vacancies/01-tor.docx': 'PK' }],
  [
    'categories/01.yaml',
    broken,
    { 'content/posts/01.md': '---\ntitle: A\nslug: a\ndate: 2026-11-01\ncategory: fairs\n---\nA.' },
  ],
  [
    'categories/01.yaml',
    'name: Fairs\nslug: fairs\nkind: 1',
    { 'content/posts/01.md': '---\ntitle: A\nslug: a\ndate: 2026-11-01\ncategory: fairs\n---\nA.' },
  ],
  [
    'noas/01.yaml',
    broken,
    {
      'content/itbs/01.yaml':
        'referenceNumber: 1\nannouncementDate: 2020-11-01\ndeadline: 2020-12-01\ndescription: Pumps',
    },
  ],
  ['former-addresses.yaml', broken, { 'content/faqs/01.md': '---\nquestion: Wells?\n---\n[Jobs](/jobs)' }],
  ['vacancies/01.md.txt', 'title: Nurse', { 'content/vacancies/01.fa.md': '---\ntitle: نرس\n---\n' }],
  ['settings/home.yaml.txt', 'x: 1', { 'content/settings/home.fa.yaml': 'homeSlogan: ما' }],
  [
    'projects/01.yaml',
    broken,
    { 'content/faqs/01.md': '---\nquestion: Wells?\n---\n[Wells](/project-details/wells)' },
  ],
])('a mistake in %s brings no other one, and no finding that is none', async (file, text, others) => {
  const { text: told } = await run({
    'content/site.yaml': 'name: Ours',
    [`content/${file}`]: text,
    ...others,
  });
  expect(told).toMatch(/^1 mistake stops a build of our-site:\n/);
  expect(told).toContain(`our-site/${file}`);
  expect(told).not.toMatch(/so it is left out|there is no page at|add an award/);
});

test('what only deserves a look, such as a scan, is no failure', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/former-addresses.yaml': '/jobs: /vacancies',
    'content/vacancies/tor.pdf': writtenPdf([[], []]),
    'content/vacancies/01.yaml': 'number: 1\ntitle: Nurse\npostDate: 2026-11-01\nfile: tor.pdf',
  });
  expect(code).toBe(0);
  expect(text).toContain('\n  our-site/vacancies/tor.pdf has no text to read: its pages are pictures.');
  expect(text).toMatch(/\nour-site has no mistake that stops a build; the lines above deserve a look\.$/);
});

test.each<[name: string, files: ProjectFiles, RegExp]>([
  [
    'a language without its words',
    { 'content/site.yaml': 'name: Ours\nlanguages: [fr, en]' },
    /our-site\/words\/fr\.json: expected the words of the language fr, found no file: npm run new-language fr/,
  ],
  [
    'an icon that is missing',
    { 'content/site.yaml': 'name: Ours\nicon: icon.svg' },
    /our-site\/site\.yaml: icon: expected the name of an SVG, or .* found no "icon\.svg"\./,
  ],
  [
    'a strict site whose words are not whole',
    {
      'content/site.yaml': 'name: Ours\nlanguages: [fr, en]\nstrict: true',
      'content/words/fr.json': '{ "common": { "retry": "Encore" } }',
    },
    /our-site\/words\/fr\.json: \d+ of \d+ messages are missing, and words are to be whole \(strict\):/,
  ],
])('%s is a mistake, as in the build', async (_, files, sentence) => {
  const { code, text } = await run(files);
  expect(code).toBe(1);
  expect(text).toMatch(/^1 mistake stops a build of our-site:\n/);
  expect(text).toMatch(sentence);
});

test('a word that the product does not have, or has with other placeholders, deserves a look', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/words/fr.json': '{ "common": { "retrie": "Encore",\n"entries": "Lignes" } }',
  });
  expect(code).toBe(0);
  expect(text).toContain(
    'Words that are ignored:\n  our-site/words/fr.json:1, common.retrie: is no message of the product: did you mean common.retry?\n' +
      '  our-site/words/fr.json:2, common.entries: the placeholder {count} is missing.\n',
  );
});

test.each([
  ['name: Our society\nshortName: Society', undefined],
  ['name: Society', undefined],
  [
    'name: { en: Society of Wells, fa: ما, ps: زموږ ټولنه د اوبو }\nlanguages: [en, fa-AF, ps]',
    'our-site/site.yaml: no "shortName" (en, ps): home screens show 12 characters of a name, and this one is longer.',
  ],
  [
    'name: Our society\nshortName: { en: Society of Wells }',
    'our-site/site.yaml: shortName "Society of Wells" has 16 characters: home screens show 12.',
  ],
])('of %j, the name below the icon deserves a look: %s', async (description, sentence) => {
  const { code, text } = await run({ 'content/site.yaml': description });
  expect(code).toBe(0);
  if (sentence) expect(text).toContain(`The name below the icon:\n  ${sentence}\n`);
  else expect(text).not.toContain('below the icon');
});

test('a site that names no time zone is told of it, unless an API has its times', async () => {
  const line = 'our-site/site.yaml: no "timeZone": all times count as times of UTC.';
  const api = 'api:\n  address: https://api.example';
  expect((await run({ 'content/site.yaml': 'name: Ours' })).text).toContain(`The time zone:\n  ${line}\n`);
  for (const other of ['timeZone: Africa/Lome', api])
    expect((await run({ 'content/site.yaml': `name: Ours\n${other}` })).text).not.toContain('timeZone');
});

test('a short name in a language that there is not is a mistake', async () => {
  const { text } = await run({ 'content/site.yaml': 'name: Ours\nshortName: { eng: Ours }' });
  expect(text).toContain('our-site/site.yaml:2: shortName: expected languages of en, fa, ps, found eng');
});

test('a link to a page that is off says so, in each language', async () => {
  const { text } = await run({
    'content/site.yaml': 'name: Ours\nlanguages: [en, fa-AF]\npages:\n  off: [/donate]',
    'content/faqs/01.md': '---\nquestion: Wells?\n---\n[Give](/donate) [Give](/fa/donate) [Give](/donat)',
  });
  expect(text).toContain('our-site/faqs/01.md: response: the page /donate is off.\n');
  expect(text).toContain('our-site/faqs/01.md: response: the page /fa/donate is off.\n');
  expect(text).toContain('our-site/faqs/01.md: response: there is no page at /donat.\n');
});

test('a former address that leads nowhere is a mistake', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/former-addresses.yaml': '/jobs: /vacancys\n/about: /vacancies',
  });
  expect(code).toBe(1);
  expect(text).toContain('/jobs: leads to /vacancys, which is no page of this site.');
  expect(text).toContain('/about: is the address of a page of this site.');
});

test('a build ends with what deserves a look, in one list, and after its last step', async () => {
  const lines: string[] = [];
  const logger = { ...createLogger('silent'), warn: (text: string) => void lines.push(text) };
  const root = makeProject({
    'index.html': '',
    'src/routes.tsx': "export const routes = [{ path: '/', reads: [] }];",
    'content/site.yaml': 'name: Ours',
    'content/settings/x.pdf': '%PDF-1.7',
    'content/words/en.json': '{ "common": { "wornOut": "Gone" } }',
  });
  const siteLanguages = siteLanguagesOf([english]);
  const { inspect, plugin } = contentFindings({ siteLanguages, country: '', siteUrl: '' });
  const last = {
    name: 'last-step',
    buildApp: { order: 'post' as const, handler: () => Promise.resolve(void lines.push('built')) },
  };
  const plugins = [last, contentApi({ enabled: true, siteLanguages, inspect }), plugin];
  await (await createBuilder({ root, configFile: false, customLogger: logger, plugins })).buildApp();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('built');
  expect(lines[1]).toMatch(/^\nIn the content, this deserves a look \(npm run content\):\n\nAlso:\n/);
  expect(lines[1]).toContain('\n  content/settings/x.pdf: no record names this file, so it is left out\n');
  expect(lines[1]).toContain('\n  content/words/en.json:1, common.wornOut: is no message of the product.\n');
});

/** A published site with these lists of its API. */
async function publish(lists: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '' }, answer) => {
    const list = lists[url.replace(/^\/api\/(.*)\.json$/, '$1')];
    answer.writeHead(list ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const published = {
  volunteers: [],
  itbs: [],
  noas: [],
  vacancies: ['1', '2', '3', '4'].map((number) => ({
    vacancy_number: number,
    title: 'Nurse',
    post_date: '2026-11-01',
    close_date: '2030-12-01',
    file: '/files/vacancies/tor.pdf',
    sha256: 'a'.repeat(64),
    ...(number === '4' && { changes: [{ date: '2026-11-02', sentence: 'The TOR was replaced.' }] }),
  })),
};
const vacancy = (number: number, more: string) =>
  `number: ${number}\ntitle: Nurse\npostDate: 2026-11-01\n${more}`;

test('with --against, a deadline or document that no line of changes explains deserves a look', async () => {
  const address = await publish(published);
  const { code, text } = await run(
    {
      'content/site.yaml': 'name: Ours',
      'content/vacancies/01.yaml': vacancy(1, 'closeDate: 2030-12-09\nfile: tor.pdf'),
      'content/vacancies/02.yaml': vacancy(
        2,
        'closeDate: 2030-12-09\nchanges: [{ date: 2026-11-02, sentence: The closing date moved. }]',
      ),
      'content/vacancies/04.yaml': vacancy(
        4,
        'closeDate: 2030-12-01 16:00\nfile: tor.pdf\nchanges: [{ date: 2026-11-02, sentence: The TOR was replaced. }]',
      ),
      'content/vacancies/05.yaml': vacancy(5, 'closeDate: 2030-12-09'),
      'content/vacancies/tor.pdf': writtenPdf([[]]),
    },
    ['--against', `${address}/`],
  );
  expect(code).toBe(0);
  const [, listed = ''] = text.split(`Not as on ${address}:\n`);
  expect(listed.split('\n\n')[0]?.split('\n')).toEqual([
    '  our-site/vacancies/01.yaml: closeDate is 2030-12-09, and was 2030-12-01; no new line of "changes" says so.',
    '  our-site/vacancies/01.yaml: file is another document; no new line of "changes" says so.',
    '  our-site/vacancies/04.yaml: closeDate is 2030-12-01 16:00:00, and was 2030-12-01; no new line of "changes" says so.',
    '  our-site/vacancies/04.yaml: file is another document; no new line of "changes" says so.',
  ]);
});

test('a published site that cannot be read, in whole or in part, is named and fails nothing', async () => {
  const files = { 'content/site.yaml': 'name: Ours' };
  const half = await publish({ ...published, itbs: undefined, noas: { data: 7 } });
  const partly = await run(files, ['--against', half]);
  expect(partly.code).toBe(0);
  expect(partly.text).toContain(`${half}/api/itbs.json: answered with status 404, so it was not compared.`);
  expect(partly.text).toContain(`${half}/api/noas.json: could not be read, so it was not compared: expected`);
  const gone = await run(files, ['--against', 'http://127.0.0.1:9']);
  expect(gone.code).toBe(0);
  expect(gone.text).toContain('http://127.0.0.1:9/api/vacancies.json: could not be read');
});

test('a wrong call is answered with what can be asked', async () => {
  const files = { 'content/site.yaml': 'name: Ours' };
  for (const words of [['--agianst'], ['--against', 'ours.example'], ['--against', 'https://a.example/b']])
    expect(await run(files, words)).toMatchObject({
      code: 2,
      text: expect.stringMatching(/^npm run content/),
    });
  const { code, text } = await run(files, ['--against']);
  expect(code).toBe(1);
  expect(text).toContain('--against: site.yaml has no address, so name that of the published site.');
});
