import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from './folder.ts';

/** A record, or a line of one, that a page shows. */
interface Shown {
  /** A folder of the site. */
  in: string;
  text?: RegExp;
}

/** The line of a member of the board. */
export const isOnBoard = /^\s*isBoardMember:\s*true/im;
const setting = (name: string): Shown => ({ in: 'settings', text: new RegExp(`^${name}:`, 'm') });
const policies: Shown = { in: 'exatras', text: /Policies & Governance/ };

/** What each page can show, by its path; a page that stands here and has nothing of it is empty. */
const shownOn: Readonly<Record<string, readonly Shown[]>> = {
  '/board-chair-message': [setting('boardChairText')],
  '/accountability': [
    { in: 'audit-reports' },
    { in: 'publications', text: /"annualReports":\s*\[\s*\{/ },
    policies,
    { in: 'teams', text: isOnBoard },
    setting('(counter\\w+Number|figures)'),
    setting('complaintsText'),
  ],
  '/audit-reports': [{ in: 'audit-reports', text: /^\s*isMutahidDfi:\s*(?!true)/im }],
  '/policies-and-governance': [policies, setting('policyText')],
  '/stakeholders': [{ in: 'stakeholders' }],
  '/key-areas-of-focus': [{ in: 'exatras', text: /Key Areas of Focus/ }, setting('keyAreasText')],
  '/programs-and-projects': [{ in: 'exatras', text: /Programs & Projects/ }],
  '/events': [{ in: 'posts' }],
  '/project-updates': [{ in: 'projects' }],
  '/frequently-asked-questions': [{ in: 'faqs' }],
  '/invitation-to-bid': [{ in: 'itbs' }],
  '/notification-of-award': [{ in: 'noas' }],
  '/vacancies': [{ in: 'vacancies' }],
  '/volunteer-opportunities': [{ in: 'volunteers' }],
  '/team': [{ in: 'teams' }],
  '/mutahid-dfi': [{ in: 'audit-reports', text: /^\s*isMutahidDfi:\s*true/im }, setting('mutahidReportText')],
  '/mutahid-update': [{ in: 'mutahid-updates', text: /"month"/ }],
  '/publications': [{ in: 'publications', text: /"title"/ }],
  '/blog': [{ in: 'posts' }],
};

/** The pages that show records of lists. */
export const pagesOfRecords: readonly string[] = Object.keys(shownOn);

/**
 * Whether all pages that show a list are off. A page that shows the board alone does not ask for a list of the team.
 */
export function isListOfPagesOff(name: string, off: readonly string[]): boolean {
  if (name === 'settings') return false;
  const pages = Object.entries(shownOn).flatMap(([path, shown]) =>
    shown.some((one) => one.in === name && one.text !== isOnBoard) ? [path] : [],
  );
  return pages.length > 0 && pages.every((path) => off.includes(path));
}

/** The pages of which the folder of a site has nothing to show. */
export const emptyPages = (folder: SiteFolder): string[] =>
  Object.entries(shownOn).flatMap(([path, shown]) =>
    shown.some((one) => hasRecord(folder, one)) ? [] : [path],
  );

/** Whether a folder of the site has such a record. */
export function hasRecord({ path }: SiteFolder, { in: name, text }: Shown): boolean {
  const place = join(path, name);
  if (!existsSync(place)) return false;
  const records = readdirSync(place).filter((file) => /\.(md|ya?ml|json)$/i.test(file));
  return text
    ? records.some((file) => text.test(readFileSync(join(place, file), 'utf8')))
    : records.length > 0;
}
