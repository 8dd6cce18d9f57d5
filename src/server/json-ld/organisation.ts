import { phoneLink } from '../../format/digits';
import type { Node } from './node';
import { readSettings, knownZone, type Settings } from '../../data/lists/use-settings';
import type { Setting } from '../../schemas/settings';
import { ownAddress } from '../../words/language';

/** The organisation, as the home page and the page about it describe it. */
export function organisationNode(site: AboutSite, description: string): Node {
  const { settings, siteUrl } = site;
  const { email, phone, footerAddress, address = footerAddress, country } = settings;
  const profiles = [settings.facebook, settings.linkedin, settings.instagram, settings.x].filter(Boolean);
  return {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organisation`,
    name: site.name,
    url: `${siteUrl}/`,
    logo: logoOf(site),
    description,
    ...(email && { email: first(email) }),
    ...(phone && { telephone: phoneLink(first(phone)).slice('tel:'.length) }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(country && { addressCountry: country }),
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The organisation as the publisher, organiser or employer of something else. */
export const organisationBrief = (site: AboutSite, type = 'Organization'): Node => ({
  '@type': type,
  name: site.name,
  url: `${site.siteUrl}/`,
  sameAs: `${site.siteUrl}/`,
  logo: logoOf(site),
});

/** The icon of the app: search engines want a square that stands on any colour. */
const logoOf = ({ siteUrl }: AboutSite) => `${siteUrl}/app-icons/icon-512.png`;

const first = (value: string): string => value.split(/[,;\n]/)[0]!.trim();

/** The data of the site that the structured data of every page needs. */
export interface AboutSite {
  /** The public address of the site, without a trailing slash. */
  siteUrl: string;
  name: string;
  zone: string;
  settings: Settings;
  /** The time of the build (ms since 1970). */
  now: number;
}

/** The site by its settings; `siteName` is its name where the settings have none. */
export function aboutSite(
  records: readonly Setting[],
  { siteUrl, siteName, now }: { siteUrl: string; siteName: string; now: number },
): AboutSite {
  const settings = readSettings(records);
  const { organisationName = siteName, timeZone } = settings;
  return { siteUrl, name: organisationName, zone: knownZone(timeZone), settings, now };
}

/** The whole address of a page, in the language of this build of the site. */
export const pageAddress = ({ siteUrl }: Pick<AboutSite, 'siteUrl'>, path: string): string =>
  absolute({ siteUrl }, ownAddress(path));

/** The whole address of a page or file of the site, or of the API. */
const absolute = ({ siteUrl }: Pick<AboutSite, 'siteUrl'>, address: string): string =>
  /^https?:/i.test(address) ? address : new URL(address, `${siteUrl}/`).href;
