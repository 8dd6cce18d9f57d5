import type { FailureKind } from '../data/api/call-error';
import { formatAge, formatSize, isOne, type Deadline } from '../format/dates';

/** Every sentence that the app itself says stands here, whole, so that a translator finds it. */

export const locale = 'en-GB';

/** The form of a sentence that goes with a count. */
export const plural = (count: number, one: string, other: string): string =>
  isOne(count, locale) ? one : other;

/** What stands in the place of data that could not be had. */
export const failureSentences: Record<FailureKind, string> = {
  unreachable: 'Not on this phone yet. There is no connection right now.',
  silent: 'Not on this phone yet. The connection is there, but nothing came back for 8 seconds.',
  refused: 'Not on this phone yet. The server could not answer just now.',
  'not-found': 'This is not on the server any more.',
  'not-json':
    'Not on this phone yet. The network answered with a page of its own; perhaps you must sign in to the Wi-Fi first.',
  'wrong-shape': 'Not on this phone yet. The server answered in a way that this app does not understand.',
};

export const refreshSentences: Record<FailureKind, (age: string) => string> = {
  unreachable: (age) => `No connection: showing what was stored ${age}.`,
  silent: (age) => `The connection does not answer: showing what was stored ${age}.`,
  refused: (age) => `The server could not answer: showing what was stored ${age}.`,
  'not-found': (age) => `The server has no newer version: showing what was stored ${age}.`,
  'not-json': (age) => `The network asks for a sign-in: showing what was stored ${age}.`,
  'wrong-shape': (age) => `The server’s answer was not understood: showing what was stored ${age}.`,
};

export const documentFailureSentences: Record<FailureKind, string> = {
  unreachable: 'Not on this phone yet. Try again when you have a connection.',
  silent: 'Not on this phone yet. The connection did not answer for 8 seconds. Try again later.',
  refused: 'Not on this phone yet. The server could not hand it out just now. Try again later.',
  'not-found': 'The server no longer has this document.',
  'not-json':
    'Not on this phone yet. The network sent something else; perhaps you must sign in to the Wi-Fi first.',
  'wrong-shape': 'Not on this phone yet. The server sent something else. Try again later.',
};

/** A time that lies further ahead (ms) than clocks are corrected by was written by a clock that was wrong. */
const clockDrift = 3_600_000;

/** `just now` within the first minute, then `5 minutes ago`: an age as it stands within a sentence. */
export function ageWords(confirmedAt: number, now: number): string {
  if (confirmedAt - now > clockDrift) return 'at an unknown time';
  return now - confirmedAt < 60_000 ? 'just now' : formatAge(confirmedAt, now, locale);
}

export const ageSentence = (confirmedAt: number, now: number) =>
  `Checked with the server ${ageWords(confirmedAt, now)}.`;

/** The same where no clock can be asked, as in the HTML of a page: `time` is written out. */
export const checkedSentence = (time: string) => `Checked with the server on ${time}.`;

export function deadlineWords(deadline: Deadline): string | undefined {
  switch (deadline.state) {
    case 'open-until-filled':
      return 'Open until filled';
    case 'closes-today':
      return 'Closes today';
    case 'closed':
      return 'Closed';
    case 'closing-soon':
      return plural(deadline.days, 'Closes tomorrow', `Closes in ${deadline.days} days`);
    case 'open':
      return 'Open';
    case 'unknown':
      return undefined;
  }
}

/** `PDF, 84 kB`: what a file is, as far as it is known. */
export function fileFacts(type: string | undefined, size: number | undefined): string | undefined {
  if (type && size !== undefined) return `${type}, ${formatSize(size, locale)}`;
  return type ?? (size === undefined ? undefined : formatSize(size, locale));
}

export const shownOf = (shown: number, all: number) =>
  shown === all
    ? plural(all, '1 entry', `${all} entries`)
    : `${shown} of ${plural(all, '1 entry', `${all} entries`)}`;

export const entryCount = (count: number) => plural(count, '1 entry', `${count} entries`);

export const openCount = (count: number) => plural(count, '1 open', `${count} open`);

export const words = {
  retry: 'Try again',
  loading: 'Loading …',
  reload: 'Refresh',
  reloading: 'Asking the server …',
  home: 'Home',
  backToHome: 'Back to home',
  skipToContent: 'Skip to the content',
  notFoundTitle: '404 Not Found',
  notFound: 'Oops! That page can’t be found.',
  notFoundHint: 'The address may have changed, or it was typed with a small mistake.',
  pageFailed: 'This page could not be opened.',
  pageFailedHint: 'Part of the app is missing on this phone. With a connection, trying again fetches it.',
  pageDamaged: 'What it shows is damaged. It was asked for anew.',
  partFailed: 'This part of the page could not be shown.',
  entryFailed: 'This entry could not be shown.',
  menu: 'Menu',
  installApp: 'Install this app',
  closeMenu: 'Close the menu',
  openGroup: (group: string) => `Show the pages of ${group}`,
  closeGroup: (group: string) => `Hide the pages of ${group}`,
  mainMenu: 'Main',
  breadcrumb: 'Where you are',
  donateNow: 'Donate Now',
  donateTitle: 'Thank you',
  donateFallback: 'Thank you for wanting to give. Write to us, and we will tell you how.',
  close: 'Close',
  toTop: 'Back to the top',
  updateReady: 'A new version is ready.',
  update: 'Update',
  later: 'Later',
  hideClosed: 'Hide closed',
  firstOnly: 'only the first of a longer list are kept',
  filter: 'Search in this list',
  noMatch: 'Nothing in this list fits these filters.',
  clearFilters: 'Show everything',
  showMore: 'Show more',
  download: 'Download',
  downloadNamed: (title: string) => `Download: ${title}`,
  fetching: 'Fetching …',
  downloaded: 'It is in your downloads.',
  noFile: 'Not available yet',
  auditReportOf: (year: string) => `Audit report ${year}`,
  onThisPhone: 'On this phone',
  addToCalendar: 'Add to calendar',
  addToCalendarNamed: (title: string) => `Add to calendar: ${title}`,
  calendarEntry: (title: string) => `Closes: ${title}`,
  openNow: 'Open now',
  notHere: 'Not on this phone yet',
  nothingNow: 'Nothing at the moment',
  quickLinks: 'Quick links',
  latestEvents: 'Latest events',
  appBar: 'App',
  tendersShort: 'Tenders',
  allPages: 'All pages',
  contact: 'Contact',
  findUs: 'Find us online',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  copyright: (year: string, name: string) => `© ${year} ${name}`,
  openOn: (site: string) => `${site} (opens in a new tab)`,
  /** Until the settings name it. */
  organisation: import.meta.env.VITE_SITE_NAME || 'Nawruzan Livelihoods Organisation',
  headline: 'Work, savings and enterprise for every household',
} as const;
