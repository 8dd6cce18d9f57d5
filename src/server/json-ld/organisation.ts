import { phoneLink } from '../../format/phone-link';
import type { AboutSite } from './about-site';
import type { Node } from './node';

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
