import { identity, list, slug, text } from './base';

const fields = { name: identity(text('name')), slug: identity(slug('slug')) };

/** The categories of posts. */
export const categories = list('categories', fields, { rank: 12 });

/** The categories of projects. */
export const pcategories = list('pcategories', fields, { rank: 13 });
