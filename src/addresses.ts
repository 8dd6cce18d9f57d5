import type { Path } from './routes';
import type { WithLanguages } from './schemas/text-languages';
import { personParams, slugOf } from './schemas/slugs';
import { addressPart } from './schemas/well-formed';

/** The names of the parameters of a path: `'type' | 'slug'` for `/events/:type/:slug`. */
type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The part of an address after the path. Undefined query parameters are left out. */
interface Behind {
  query?: Readonly<Record<string, string | undefined>>;
  hash?: string;
}

type Rest<P extends Path> = [ParamOf<P>] extends [never]
  ? [behind?: Behind]
  : [params: Readonly<Record<ParamOf<P>, string>>, behind?: Behind];

/**
 * The address of a path of the route table, with its parameters encoded: `href('/events/:type/:slug', { … })`. Empty for
 * a page that the site does not have: whatever would lead there is left out. What asks for `SITE_UNLINKED` first is no
 * part of a site that has all pages.
 */
export function href<P extends Path>(path: P, ...rest: Rest<P>): string {
  if (import.meta.env.SITE_UNLINKED && import.meta.env.SITE_UNLINKED.split(' ').includes(path)) return '';
  const [params, { query = {}, hash } = {}] = (path.includes(':') ? rest : [{}, ...rest]) as [
    Params,
    Behind?,
  ];
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  return fillPath(path, params) + search + (hash ? `#${hash}` : '');
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * A path with each of its parameters replaced. For paths that are not known to the types; all other code calls `href`.
 */
export const fillPath = (path: string, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => addressPart(params[name] ?? ''));

/** The addresses of the filtered lists of events and projects. */
export const eventsOfCategory = (slug: string) => href('/events/:type/:slug', { type: 'category', slug });
export const eventsOfTag = (slug: string) => href('/events/:type/:slug', { type: 'tag', slug });
export const eventsOfTagNamed = (name: string, slug = slugOf(name)) => eventsOfTag(slug);
export const eventsOfMonth = (month: string) => href('/events', { query: { month } });
export const projectsOfCategory = (slug: string) => href('/project-updates/:slug', { slug });
export const projectsOfMonth = (month: string) => href('/project-updates', { query: { month } });
export const projectsOfTag = (tag: string) => href('/project-updates', { query: { tag } });
export const eventDetails = (slug: string) => href('/event-details/:slug', { slug });
export const projectDetails = (slug: string) => href('/project-details/:slug', { slug });

/** The page of one member of the whole team; undefined for a member without a page. */
export function personDetails(...memberOfTeam: Parameters<typeof personParams>): string | undefined {
  const params = personParams(...memberOfTeam);
  return (params && href('/:position/:slug', params)) || undefined;
}

/** The name that belongs to a slug if it is known, else the slug as words. */
export function nameOfSlug(
  slug: string,
  known: readonly ({ name: string; slug?: string | undefined } & WithLanguages)[],
): { name: string; lang: string | undefined } {
  const named = known.find((entry) => (entry.slug ?? slugOf(entry.name)) === slug);
  return { name: named?.name ?? slug.replaceAll('-', ' '), lang: named?.languages?.['name'] };
}

/** The address at which the viewer shows a document; `from` is the page to go back to. */
export const viewerAddress = (url: string, from?: string): string =>
  href('/read', { query: { file: url, from: from || undefined } });
