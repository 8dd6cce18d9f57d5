import { identity, list, slug, text, optional } from './base';

const fields = { name: identity(text('name')), slug: identity(slug('slug')) };

/** The categories of posts. */
export const categories = list('categories', fields, { rank: 12 });

/** The categories of projects. */
export const pcategories = list('pcategories', fields, { rank: 13 });

/** A tag without a slug has that of its name: see `slugOf`. */
export const tags = list(
  'tags',
  { name: identity(text('name')), slug: optional(slug('slug')) },
  { rank: 14 },
);
