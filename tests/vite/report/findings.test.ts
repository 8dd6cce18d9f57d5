import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import { parameters } from '../../../src/server/parameters';
import { resourcesOf } from '../../../vite/content-api';
import { readContent } from '../../../vite/content/compile';
import { languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { inspectContent } from '../../../vite/report/findings';
import { addressesOf } from '../../../vite/report/links';
import { projectRoot } from '../../support/project';
import { images, makeProject, now, type ProjectFiles } from '../content/project';

/** What deserves a look in these files, but for the folders that are not there. */
function findingsIn(
  files: ProjectFiles,
  codes: readonly string[] = ['en'],
  { country = 'AF', siteUrl = '', off = [] as readonly string[] } = {},
) {
  const siteLanguages = siteLanguagesOf(languages.filter(({ code }) => codes.includes(code)));
  const content = readContent({
    root: makeProject(files),
    resources: resourcesOf(routes),
    now,
    siteLanguages,
  });
  const shown = routes.filter(({ path }) => !off.includes(path));
  const addresses = addressesOf({ root: projectRoot, routes: shown, parameters }, content, siteLanguages);
  const findings = inspectContent({ content, siteLanguages, country, siteUrl, now, addresses, off });
  return findings.flatMap(({ lines }) => lines.filter((line) => !line.includes('lists without a folder')));
}

const bid = (more: string) => `announcementDate: 2026-10-01\ndescription: Seed\nfile: itb.pdf\n${more}`;
const vacancy = (more: string) => `title: Nurse\npostDate: 2026-11-01\nfile: tor.pdf\n${more}`;
const pdf = '%PDF-1.7';

describe('an editor is told of', () => {
  test('changes that a translation lacks', () => {
    const changes = 'changes: [{ date: 2026-11-12, sentence: The TOR was replaced. }]';
    const found = findingsIn(
      {
        'content/vacancies/tor.pdf': pdf,
        'content/vacancies/01.yaml': vacancy(`number: 1\n${changes}`),
        'content/vacancies/01.fa.yaml': 'title: نرس',
      },
      ['en', 'fa'],
    );
    expect(found).toContain(
      'content/vacancies/01.yaml: the changes in دری (.fa) have other dates than these, or are missing: these are shown.',
    );
  });

  test('an invitation that has closed without award or cancellation', () => {
    const found = findingsIn({
      'content/itbs/itb.pdf': pdf,
      'content/itbs/01.yaml': bid('referenceNumber: ITB/1\ndeadline: 2026-11-01'),
      'content/itbs/02.yaml': bid('referenceNumber: ITB/2\ndeadline: 2026-11-01'),
      'content/itbs/03.yaml': bid('referenceNumber: ITB/3\ndeadline: 2026-11-01\nstatus: cancelled'),
      'content/itbs/04.yaml': bid('referenceNumber: ITB/4\ndeadline: 2026-12-01'),
      'content/noas/01.yaml':
        'referenceNumber: itb-2\nannouncementDate: 2026-11-10\ndescription: Seed\nawardedTo: X',
    });
    expect(found).toEqual([
      'content/itbs/01.yaml: closed on 2026-11-01; add an award to noas/, or "status: cancelled".',
    ]);
  });

  test('an open notice without a document, and of none that has closed', () => {
    const found = findingsIn({
      'content/vacancies/01.yaml': 'number: 1\ntitle: Nurse\npostDate: 2026-11-01\ncloseDate: 2026-12-01',
      'content/vacancies/02.yaml': 'number: 2\ntitle: Nurse\npostDate: 2026-10-01\ncloseDate: 2026-11-01',
    });
    expect(found).toEqual([
      'content/vacancies/01.yaml: no "file": readers have nothing to save or to print.',
    ]);
  });

  test.each([
    ['AF', 'location: Herat', 'howToApply: Write to us', []],
    ['AF', 'positions: 2', 'howToApply: Write to us', ['content/vacancies/01.yaml: no "location": ']],
    ['AF', 'location: Herat', '', ['content/vacancies/01.yaml: no "description": ']],
    ['', 'location: Herat', 'howToApply: Write to us', ['content/site.yaml: no "country": ']],
  ])('what an open job lacks for search engines, with its file: %j, %s, %s', (country, place, how, lines) => {
    const files = {
      'content/vacancies/tor.pdf': pdf,
      'content/vacancies/01.yaml': vacancy(`number: 1\ncloseDate: 2026-12-01\n${place}\n${how}`),
      'content/vacancies/02.yaml': vacancy('number: 2\ncloseDate: 2026-10-01'),
      'content/vacancies/03.yaml': vacancy('number: 3'),
    };
    const found = findingsIn(files, ['en'], { country, siteUrl: 'https://ours.example' });
    expect(found).toEqual(lines.map((line) => expect.stringMatching(`^${line}search engines list no job`)));
    // A site without an address tells search engines nothing.
    expect(findingsIn(files, ['en'], { country })).toEqual([]);
  });

  test('a closing time at night, and a closing day of the weekend', () => {
    const found = findingsIn({
      'content/vacancies/tor.pdf': pdf,
      'content/vacancies/01.yaml': vacancy('number: 1\ncloseDate: 2026-12-01 03:00'),
      'content/vacancies/02.yaml': vacancy('number: 2\ncloseDate: 2026-12-04 16:00'),
      'content/vacancies/03.yaml': vacancy('number: 3\ncloseDate: 2026-12-01 23:59'),
      'content/vacancies/04.yaml': vacancy('number: 4\ncloseDate: 2026-12-01 16:30'),
      'content/vacancies/05.yaml': vacancy('number: 5'),
    });
    expect(found).toEqual([
      'content/vacancies/01.yaml: closeDate is 2026-12-01 at 03:00: is that hour meant?',
      'content/vacancies/02.yaml: closeDate is 2026-12-04, a Friday: is anybody there to take it?',
    ]);
  });

  test('a number that two notices of a list have, however it is written', () => {
    const found = findingsIn({
      'content/vacancies/tor.pdf': pdf,
      'content/vacancies/01.yaml': vacancy('number: VA/001'),
      'content/vacancies/02.yaml': vacancy('number: va-001'),
      'content/volunteers/tor.pdf': pdf,
      'content/volunteers/01.yaml': vacancy('number: VA/001'),
    });
    expect(found).toEqual([
      'content/vacancies/02.yaml:4: number "va-001" is also that of content/vacancies/01.yaml:4: give it one of its own. Until then its address ends in "va-001-2".',
    ]);
  });

  test('which of two notices with the same number has which address', () => {
    const found = findingsIn({
      'content/vacancies/tor.pdf': pdf,
      'content/vacancies/01.yaml': 'number: AH-01\ntitle: Cook\npostDate: 2026-11-02\nfile: tor.pdf',
      'content/vacancies/02.yaml': vacancy('number: AH 01'),
      'content/vacancies/03.yaml': vacancy('number: ah-01'),
      'content/vacancies/04.yaml': vacancy('number: AH-01\nslug: cook'),
    });
    const first = 'content/vacancies/02.yaml:4: give it one of its own.';
    expect(found).toEqual([
      `content/vacancies/01.yaml:1: number "AH-01" is also that of ${first} Until then its address ends in "ah-01-3".`,
      `content/vacancies/03.yaml:4: number "ah-01" is also that of ${first} Until then its address ends in "ah-01-2".`,
      `content/vacancies/04.yaml:4: number "AH-01" is also that of ${first}`,
    ]);
  });

  test('a link to a page, a record or a file that the site has not, once for all languages', () => {
    const project = 'title: Wells\nslug: wells\ndate: 2026-11-01\n';
    const found = findingsIn(
      {
        'content/faqs/01.md':
          '---\nquestion: Who?\n---\n[a](/vacancies), [b](/fa/events?month=2026-01#x), [c](/vacancys), ' +
          '[d](/project-details/wells), [e](/project-details/well), [f](https://example.org/x), [g](/files/faqs/x.pdf), ' +
          '[h](x.pdf), [i](/vacancies.atom), [j](/)',
        'content/faqs/01.fa.md': '---\nquestion: کی؟\n---\n[c](/vacancys) [k](/fa/nowhere)',
        'content/faqs/x.pdf': pdf,
        'content/projects/01.md': `---\n${project}---\n[a](/project-updates/water)`,
        'content/projects/01.fa.md': '---\ntitle: چاه\n---\nآب',
        'content/stakeholders/01.yaml': 'category: Stakeholder\nimage: logo.svg\nurl: /partners',
        'content/stakeholders/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
      },
      ['en', 'fa'],
    );
    expect(found).toEqual([
      'content/projects/01.md: content: there is no page at /project-updates/water.',
      'content/stakeholders/01.yaml: url: there is no page at /partners.',
      'content/faqs/01.md: response: there is no page at /vacancys.',
      'content/faqs/01.md: response: there is no page at /project-details/well.',
      'content/faqs/01.fa.md: response: there is no page at /fa/nowhere.',
    ]);
  });

  test('what is no e-mail address', () => {
    const found = findingsIn({
      'content/settings/contact.yaml': 'email: post@ngo.example, contact at ngo.example',
    });
    expect(found).toContain(
      'content/settings/contact.yaml: email: "contact at ngo.example" is no address such as office@example.org.',
    );
    expect(found.filter((line) => line.includes('post@'))).toEqual([]);
  });

  test('a slide, and an address of the settings, that leads to a page that is off or to none', () => {
    const slide = (link: string) => `{ image: a.avif, text: Our work, link: ${link} }`;
    const found = findingsIn(
      {
        'content/settings/a.avif': images.avif,
        'content/settings/home.yaml': `slides: [${slide('/events')}, ${slide('/faqs')}, ${slide('/vacancies')}, ${slide('https://example.org/x')}]\nhomeSlogan: /events or not`,
        'content/settings/home.fa.yaml': 'slides: [{ text: کار ما }, {}, {}, {}]',
        'content/settings/general.yaml': 'facebook: /facebook\nphone: +93 20 555 0142',
      },
      ['en', 'fa'],
      { off: ['/events'] },
    );
    expect(found).toEqual([
      'content/settings/general.yaml: facebook: there is no page at /facebook.',
      'content/settings/home.yaml: slides: the page /events is off.',
      'content/settings/home.yaml: slides: there is no page at /faqs.',
    ]);
  });

  test('an address of the site itself that is written out, in a link or in a text', () => {
    const ours = 'https://ours.example';
    const found = findingsIn(
      {
        'content/faqs/01.md': `---\nquestion: Who?\n---\n[a](${ours}/vacancys?a=1&b=2), ${ours}/people, <${ours}>, ${ours}.uk/x`,
        'content/settings/texts.yaml': `donateText: See ${ours}/gifts.`,
        'content/settings/texts.fa.yaml': `donateText: ببینید ${ours}/fa/gift`,
        'content/stakeholders/01.yaml': `category: Stakeholder\nimage: logo.svg\nurl: ${ours}/vacancies`,
        'content/stakeholders/logo.svg': images.svg,
      },
      ['en', 'fa'],
      { siteUrl: ours },
    );
    expect(found.filter((line) => line.includes('page'))).toEqual([
      `content/faqs/01.md: response: there is no page at ${ours}/vacancys?a=1&b=2.`,
      `content/faqs/01.md: response: there is no page at ${ours}/people.`,
      `content/settings/texts.yaml: donateText: there is no page at ${ours}/gifts.`,
      `content/settings/texts.fa.yaml: donateText: there is no page at ${ours}/fa/gift.`,
    ]);
  });

  test('a picture that is large for a phone', () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><desc>${'x'.repeat(300_000)}</desc></svg>`;
    const found = findingsIn({
      'content/teams/01.yaml': 'name: A\nposition: B\nisBoardMember: false\navatar: a.svg',
      'content/teams/a.svg': svg,
    });
    expect(found).toEqual(['content/teams/a.svg: 301 kB; up to 300 kB opens soon on a phone.']);
  });

  test('records without a translation, a line for each folder and language', () => {
    const found = findingsIn(
      {
        'content/faqs/01.md': '---\nquestion: Who?\n---\nWe.',
        'content/faqs/02.md': '---\nquestion: When?\n---\nNow.',
        'content/faqs/02.fa.md': '---\nquestion: کی؟\n---\nاکنون',
        'content/faqs/03.md': '---\nquestion: چرا؟\n---\nچون',
      },
      ['en', 'fa'],
    );
    expect(found).toEqual([
      'content/faqs: 1 of 3 have no translation to English (.en): 03.md.',
      'content/faqs: 1 of 3 have no translation to دری (.fa): 01.md.',
    ]);
  });

  test('a file that no record names', () => {
    expect(findingsIn({ 'content/faqs/x.pdf': pdf })).toEqual([
      'content/faqs/x.pdf: no record names this file, so it is left out',
    ]);
  });
});
