import type { Settings } from '../../data/lists/use-settings';
import { knownZone } from '../../data/lists/use-time-zone';
import { readSettings } from '../../data/lists/use-settings';
import type { Setting } from '../../schemas/settings';
import { ownAddress } from '../../words/language';

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
