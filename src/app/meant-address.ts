import { decodeFully, meantDocument } from '../../sw/contract/meant-document';
import { viewerAddress } from '../addresses';
import { matchPage } from '../shell/page-elements';
import { routes } from '../routes';
import { addressIn, language, siteLanguages, type SiteLanguage } from '../words/language';
import { addressPart } from '../schemas/well-formed';

/** What a messenger adds to a link, or leaves of one: no name in an address begins or ends with it. */
const around = /^[^\p{L}\p{M}\p{N}_-]+|[^\p{L}\p{M}\p{N}_-]+$/gu;
const first = /[^\p{L}\p{M}\p{N}_-].*$/su;
/** The same at the end of a query or hash, where other characters may be meant. */
const behind = /[\s\u200b-\u200f\u2066-\u2069.,;:!?…)\]}>"'*~»”’،؛؟۔]+$/u;

/** Parameters that hold what a user typed. */
const typed = /^q$/;

/** A shorter beginning of a path is not plain. */
const leastBeginning = 4;

/** The parts of an address that decide what it shows. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** An address of the site, and the language that it is in. */
export interface Meant {
  address: string;
  language: SiteLanguage;
}

/**
 * The address that a link was meant to have which a messenger cut or lengthened, or which somebody copied by hand: a
 * full stop, a bracket or words behind it, spaces, capital letters, the end of a page's name missing. Undefined where
 * the address is right already, and where it is not plain what was meant.
 */
export function meantAddress(
  { pathname, search, hash }: Address,
  languages: readonly SiteLanguage[] = siteLanguages,
): Meant | undefined {
  const file = meantDocument(pathname);
  if (file !== undefined) return { address: addressIn(language, viewerAddress(file)), language };
  const segments = decodeFully(pathname)
    .split('/')
    .map((segment) => segment.replace(around, ''))
    .filter(Boolean);
  const prefix = `/${segments[0]?.toLowerCase()}`;
  const named = languages.find((siteLanguage) => siteLanguage.prefix === prefix);
  const own = named ?? languages.find((siteLanguage) => siteLanguage.prefix === '') ?? language;
  const path = meantPath(named ? segments.slice(1) : segments);
  if (path === undefined) return undefined;
  const [query, fragment] = hash ? [search, withoutBehind(hash)] : [meantQuery(search), ''];
  const address = addressIn(own, path) + query + fragment;
  return address === pathname + search + hash ? undefined : { address, language: own };
}

/** The path of the route that the segments name, in the spelling of the route table. */
function meantPath(segments: readonly string[]): string | undefined {
  const path = `/${segments.map(addressPart).join('/')}`;
  const place = matchPage(path);
  if (place) return spelled(place.route.path, segments);
  const cut = segments.map((segment) => segment.replace(first, '')).filter(Boolean);
  const page = matchPage(`/${cut.map(addressPart).join('/')}`);
  if (page && !page.route.path.includes(':')) return page.route.path;
  const beginning = `/${cut.join('/')}`.toLowerCase();
  const pages = routes.filter(({ path: other, isAlias }) => !isAlias && other.startsWith(beginning));
  const lists = pages.filter(({ path: other }) => !other.includes(':'));
  return beginning.length > leastBeginning && lists.length === 1 ? lists[0]!.path : undefined;
}

const spelled = (route: string, segments: readonly string[]): string =>
  `/${route
    .split('/')
    .slice(1)
    .map((part, place) => (part.startsWith(':') ? addressPart(segments[place] ?? '') : part))
    .join('/')}`;

/** The query without what stands behind its last value. */
function meantQuery(search: string): string {
  const [, before = '', name = '', value = ''] = /^(.*[?&])([^=&]*)=([^&]*)$/s.exec(search) ?? [];
  if (!before || typed.test(name)) return search;
  const kept = withoutBehind(decodeFully(value));
  return kept === decodeFully(value) ? search : `${before}${name}=${inQuery(kept)}`;
}

const inQuery = (path: string): string => addressPart(path).replaceAll('%2F', '/');

const withoutBehind = (text: string): string => text.replace(behind, '');
