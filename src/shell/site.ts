import type { Site } from '../components/ui/site-context';
import { routes, titleOf } from '../routes';
import { settings } from '../schemas/settings';
import { matchPage } from './page-elements';

/** The list of all pages, in the footer. */
export const allPagesId = 'all-pages';

/** The route table, as far as pages may know it. */
export const site: Site = {
  pages: routes
    .filter(({ path, isAlias, isWholeScreen }) => !path.includes(':') && !isAlias && !isWholeScreen)
    .map((route) => ({ path: route.path, title: titleOf(route), reads: route.reads })),
  lists: [...new Set([settings, ...routes.flatMap(({ reads }) => reads)])],
  titleAt: (path) => matchPage(path.split(/[?#]/)[0] ?? '')?.title,
};
