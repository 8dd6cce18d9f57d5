import { identity, list, optional, slug, text } from './base';

/** A tag without a slug has that of its name: see `slugOf`. */
export const tags = list(
  'tags',
  { name: identity(text('name')), slug: optional(slug('slug')) },
  { rank: 14 },
);
