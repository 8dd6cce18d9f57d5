import { href } from '../../addresses';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readWholePages } from '../../data/lists/list-pages';
import { readSettings, type Settings } from '../../data/lists/use-settings';
import type { Entry } from '../../data/search/read-entries';
import { entryTextSeparator } from '../../data/search/separator';
import { settings } from '../../schemas/settings';
import { pageSentences } from '../../words/page-sentences';
import { pageNames } from '../../words/search/synonyms';
import type { KnownPage } from '../ui/site-context';

type Texts = readonly (string | undefined)[];

/** The searchable texts of each page that shows no record, by path: sentences of the app, and settings. */
function textsOfPages(site: Settings): Readonly<Record<string, Texts>> {
  const own = pageSentences();
  return {
    [href('/about')]: [site.aboutTitle, site.aboutParagraph, site.visionText, site.missionText, ...own.about],
    [href('/accessibility')]: own.accessibility,
    [href('/accountability')]: [...own.accountability, site.counterSource, site.complaintsText],
    [href('/board-chair-message')]: [site.boardChairName, site.boardChairTitle, site.boardChairText],
    [href('/contact')]: [site.address, site.footerAddress, site.phone, site.email, ...own.contact],
    [href('/key-areas-of-focus')]: [site.keyAreasTitle, site.keyAreasText],
    [href('/mutahid-dfi')]: [site.mutahidReportTitle, site.mutahidReportText],
    [href('/policies-and-governance')]: [site.policyTitle, site.policyText],
    [href('/privacy')]: own.privacy,
    [href('/publications')]: own.publications,
    [href('/saved')]: own.saved,
    [href('/stakeholders')]: [site.stakeholderTitle, site.stakeholderText],
    [href('/team')]: [site.teamTitle, site.teamSubtitle, site.boardTitle, site.boardSubtitle],
  };
}

/** Returns an entry of this kind for each page, with the sentences of the app and of the settings on the device. */
export async function readPageEntries(
  cache: PersistentCache,
  pages: readonly KnownPage[],
  kind: string,
): Promise<Entry[]> {
  const [row] = await readWholePages(cache, settings);
  const texts = textsOfPages(readSettings(row?.value ?? []));
  return pages
    .filter(({ isTemplate, path }) => !isTemplate && path !== href('/search'))
    .map(({ path, title }) => {
      const body = (texts[path] ?? []).filter(Boolean).join(entryTextSeparator);
      const names = pageNames[path];
      return { kind, title, body, to: path, ...(names && { names }) };
    });
}
