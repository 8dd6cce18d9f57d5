import { file, identity, list, markup, optional, slug, text, type RecordOf } from './base';

/** The pages of a site's own. The build makes a route of each: see `vite/site/own-pages.ts`. */
export const ownPages = list(
  'pages',
  {
    title: identity(text('title')),
    slug: optional(slug('slug')),
    /** The group of the menu that it stands in. */
    menu: optional(text('menu')),
    intro: optional(markup('intro')),
    content: markup('content'),
    file: optional(file('file')),
  },
  {
    rank: 15,
    body: 'content',
    title: 'title',
    intro: 'intro',
    searched: ['intro', 'content'],
    isNamedByFile: true,
  },
);

export type OwnPage = RecordOf<typeof ownPages>;
