import { href } from '../../addresses';
import type { PersistentCache } from '../../data/device/swr-cache';
import { wholePages } from '../../data/lists/stored-pages';
import { readSettings, type Settings } from '../../data/lists/use-settings';
import type { Entry } from '../../data/search/read-entries';
import { separator } from '../../data/search/separator';
import { settings } from '../../schemas/settings';
import { pageSentences } from '../../words/page-sentences';
import type { KnownPage } from '../ui/site-context';

type Texts = readonly (string | undefined)[];

/** The texts of pages that are no records: the app's own, and settings. */
function textsOfPages(s: Settings): Readonly<Record<string, Texts>> {
  const own = pageSentences();
  return {
    [href('/about')]: [s.aboutTitle, s.aboutParagraph, s.visionText, s.missionText, ...own.about],
    [href('/accessibility')]: own.accessibility,
    [href('/board-chair-message')]: [s.boardChairName, s.boardChairTitle, s.boardChairText],
    [href('/contact')]: [s.address, s.footerAddress, s.phone, s.email, ...own.contact],
    [href('/key-areas-of-focus')]: [s.keyAreasTitle, s.keyAreasText],
    [href('/mutahid-dfi')]: [s.mutahidReportTitle, s.mutahidReportText],
    [href('/policies-and-governance')]: [s.policyTitle, s.policyText],
    [href('/privacy')]: own.privacy,
    [href('/publications')]: own.publications,
    [href('/saved')]: own.saved,
    [href('/stakeholders')]: [s.stakeholderTitle, s.stakeholderText],
    [href('/team')]: [s.teamTitle, s.teamSubtitle, s.boardTitle, s.boardSubtitle],
  };
}

/** Each page with its title and its own sentences: those of the app, and those of the settings on the phone. */
export async function readPageEntries(
  cache: PersistentCache,
  pages: readonly KnownPage[],
  kind: string,
): Promise<Entry[]> {
  const [row] = await wholePages(cache, settings);
  const texts = textsOfPages(readSettings(row?.value ?? []));
  return pages
    .filter(({ isTemplate, path }) => !isTemplate && path !== href('/search'))
    .map(({ path, title }) => {
      const body = (texts[path] ?? []).filter(Boolean).join(separator);
      return { kind, title, body, to: path };
    });
}
