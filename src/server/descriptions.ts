import { messages as words } from 'virtual:messages/descriptions';
import { readSettings } from '../data/lists/use-settings';
import type { AllOf } from '../route';
import type { Path } from '../routes';
import { settings } from '../schemas/settings';

/** One sentence per page for search engines and shared links. */
export const descriptions: Readonly<Record<Path, string>> = {
  '/': words.home,
  '/about': words.about,
  '/page': words.about,
  '/board-chair-message': words.boardChair,
  '/accountability': words.accountability,
  '/audit-reports': words.auditReports,
  '/policies-and-governance': words.policies,
  '/stakeholders': words.stakeholders,
  '/key-areas-of-focus': words.keyAreas,
  '/programs-and-projects': words.programs,
  '/events': words.events,
  '/project-updates': words.projectUpdates,
  '/frequently-asked-questions': words.faqs,
  '/invitation-to-bid': words.bids,
  '/invitation-to-bid/:slug': words.bid,
  '/notification-of-award': words.awards,
  '/notification-of-award/:slug': words.award,
  '/vacancies': words.vacancies,
  '/vacancies/:slug': words.vacancy,
  '/volunteer-opportunities': words.volunteering,
  '/volunteer-opportunities/:slug': words.opening,
  '/team': words.team,
  '/mutahid-dfi': words.institution,
  '/mutahid-update': words.updates,
  '/publications': words.publications,
  '/blog': words.blog,
  '/contact': words.contact,
  '/saved': words.saved,
  '/donate': words.donate,
  '/privacy': words.privacy,
  '/accessibility': words.accessibility,
  '/read': words.document,
  '/search': words.search,
  '/home-two': words.homeVariant,
  '/home-three': words.homeVariant,
  '/services': words.template,
  '/services-2': words.template,
  '/service-details': words.template,
  '/preloader': words.preloader,
  '/project-updates/:slug': words.projectsOf,
  '/project-details/:slug': words.project,
  '/events/:type/:slug': words.eventsOf,
  '/event-details/:slug': words.event,
  '/:position/:slug': words.person,
};

/**
 * What the site says of itself in the language, for search engines and shared links: the sentence of its footer, or the
 * slogan of its home page; `descriptions` has one for every site.
 */
export function homeDescription(all: AllOf): string {
  const { footerSlogan, homeSlogan, languages } = readSettings(all(settings));
  const own =
    (languages?.footerSlogan ? undefined : footerSlogan) ?? (languages?.homeSlogan ? undefined : homeSlogan);
  return own ?? descriptions['/'];
}
