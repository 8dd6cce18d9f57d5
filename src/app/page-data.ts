import { pageDataId, cleanPath, withoutTracking } from '../../sw/contract/contract';
import { parsePageData, type PageData } from '../data/lists/host/page-rows';

export type { PageData };

/** The data as a script element of a type that no browser runs, escaped whatever an editor typed. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The data of the page; undefined in the app shell. Throws if it is damaged. */
export function readPageData(document: Pick<Document, 'getElementById'>): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? parsePageData(text) : undefined;
}

/**
 * Whether the HTML belongs to the address: a query may select other content. A trailing slash and tracking parameters
 * are ignored.
 */
export const isDataFor = ({ path }: PageData, { pathname, search }: Location): boolean =>
  withoutTracking(search) === '' && cleanPath(pathname) === cleanPath(path);
