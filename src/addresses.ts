import { slugOf } from './schemas/slug';
import { addressPart } from './schemas/well-formed';

const list = (...parts: string[]) => `/${parts.map(addressPart).join('/')}`;

/** Where the filtered lists of events and projects stand. */
export const eventsOfCategory = (slug: string) => list('events', 'category', slug);
export const eventsOfTag = (slug: string) => list('events', 'tag', slug);
export const eventsOfTagNamed = (name: string) => eventsOfTag(slugOf(name));
export const eventsOfMonth = (month: string) => `/events?month=${month}`;
export const projectsOfCategory = (slug: string) => list('project-updates', slug);
export const eventDetails = (slug: string) => list('event-details', slug);
export const projectDetails = (slug: string) => list('project-details', slug);

/** The name of a slug, as far as it is known; else the slug as words. */
export function nameOfSlug(slug: string, known: readonly { name: string; slug?: string }[]): string {
  const named = known.find((entry) => (entry.slug ?? slugOf(entry.name)) === slug);
  return named?.name ?? slug.replaceAll('-', ' ');
}

/** The address at which the reader shows a document; `from` is the page to go back to. */
export function viewerAddress(url: string, from?: string): string {
  const query = new URLSearchParams({ file: url });
  if (from) query.set('from', from);
  return `/read?${query.toString()}`;
}
