import { parseUrl } from '../contract/urls';
import { ownPage } from '../pages/own-page';
import { siteLanguageAt } from '../version/version-files';

/**
 * The response to a navigation to a document that is neither stored nor reachable, in the language of the page that
 * links to it. Needs no style, script or file.
 */
export function notStoredPage({ url, referrer }: Request): Response {
  const from = parseUrl(referrer, url);
  const siteLanguage = siteLanguageAt(from?.origin === self.location.origin ? from.pathname : '/');
  const { prefix, language } = siteLanguage;
  const { words = {} } = language ?? {};
  const body = `<h1>${words['notStored']}</h1>
<p>${words['notStoredWhy']}</p>
<p><a href="${prefix || '/'}">${words['backToHome']}</a></p>`;
  return ownPage(siteLanguage, { title: words['notStored'] ?? '', body });
}
