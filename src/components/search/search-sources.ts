import type { Source } from '../../data/search/search';
import { auditReports, type AuditReport } from '../../schemas/audit-reports';
import type { Fields, RecordOf, Resource } from '../../schemas/base';
import { exatras } from '../../schemas/exatras';
import { faqs } from '../../schemas/faqs';
import { itbs, type InvitationToBid } from '../../schemas/itbs';
import { noas } from '../../schemas/noas';
import { personPath, personSlugs } from '../../schemas/person-slugs';
import { posts } from '../../schemas/posts';
import { projects } from '../../schemas/projects';
import { researchs } from '../../schemas/researchs';
import { teams, type TeamMember } from '../../schemas/teams';
import { vacancies, type Vacancy } from '../../schemas/vacancies';
import { volunteers } from '../../schemas/volunteers';
import { shorten } from '../../schemas/well-formed';
import { words } from '../../words/common';
import { projectEventWords } from '../../words/projects-events';
import { eventDetails, projectDetails } from '../../addresses';
import { plainText } from '../prose/plain-text';

/** How a kind of record is searched and shown: what the reader calls it, its title, text and page. */
export interface SearchSource extends Source {
  name: string;
}

/** A title may be prose: of an invitation to bid it is the description. */
const longestTitle = 500;

type Read<F extends Fields> = (
  record: RecordOf<Resource<F>>,
  all: RecordOf<Resource<F>>[],
) => { title: string; text: readonly (string | undefined)[]; to: string } | undefined;

function source<F extends Fields>(name: string, of: Resource<F>, read: Read<F>): SearchSource {
  return {
    name,
    of: of as unknown as Resource,
    read: (record, all) => {
      const found = read(record, all);
      if (!found) return undefined;
      const body = found.text.flatMap((text) => (text ? [plainText(text)] : [])).join(' · ');
      return { title: shorten(plainText(found.title), longestTitle), body, to: found.to };
    },
  };
}

const opening =
  (to: string) =>
  ({ title, number }: Vacancy) => ({ title, text: [number], to });

const bid =
  (to: string) =>
  ({ description, referenceNumber }: InvitationToBid) => ({
    title: description,
    text: [referenceNumber],
    to,
  });

const auditReport = ({ year, isMutahidDfi }: AuditReport) => ({
  title: words.auditReportOf(year),
  text: [],
  to: isMutahidDfi ? '/mutahid-dfi' : '/audit-reports',
});

/** The pages of the extra content items, by their category. */
const pagesOfExtraItems: Readonly<Record<string, string>> = {
  'Key Areas of Focus': '/key-areas-of-focus',
  'Policies & Governance': '/policies-and-governance',
  'Programs & Projects': '/programs-and-projects',
};

/** One team gives one table of slugs, however many of its members are read. */
const knownSlugs = new WeakMap<readonly TeamMember[], ReadonlyMap<TeamMember, string>>();

function slugsOf(all: readonly TeamMember[]): ReadonlyMap<TeamMember, string> {
  const slugs = knownSlugs.get(all) ?? personSlugs(all);
  knownSlugs.set(all, slugs);
  return slugs;
}

const { kinds } = projectEventWords;

/** Everything that is searched, in the order in which equally good kinds are shown. */
export const searchSources: readonly SearchSource[] = [
  source(kinds.vacancies, vacancies, opening('/vacancies')),
  source(kinds.volunteers, volunteers, opening('/volunteer-opportunities')),
  source(kinds.itbs, itbs, bid('/invitation-to-bid')),
  source(kinds.noas, noas, bid('/notification-of-award')),
  source(kinds.projects, projects, ({ title, slug, intro, content }) => ({
    title,
    text: [intro, content],
    to: projectDetails(slug),
  })),
  source(kinds.posts, posts, ({ title, slug, teaser, content, author }) => ({
    title,
    text: [teaser, content, author],
    to: eventDetails(slug),
  })),
  source(kinds.faqs, faqs, ({ question, response }) => ({
    title: question,
    text: [response],
    to: '/frequently-asked-questions',
  })),
  source(kinds.exatras, exatras, ({ category, title, content }) => {
    const to = pagesOfExtraItems[category];
    return to ? { title, text: [content], to } : undefined;
  }),
  source(kinds.teams, teams, (member, all) => {
    const slug = slugsOf(all).get(member);
    if (!slug) return undefined;
    return {
      title: member.name,
      text: [member.position, member.title, member.about],
      to: personPath(member, slug),
    };
  }),
  source(kinds.researchs, researchs, ({ title, subtitle }) => ({
    title,
    text: [subtitle],
    to: '/#research',
  })),
  source(kinds.auditReports, auditReports, auditReport),
];
