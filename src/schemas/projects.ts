import {
  date,
  identity,
  image,
  markup,
  optional,
  pages,
  relation,
  slug,
  text,
  texts,
  type RecordOf,
} from './base';
import { pcategories } from './categories';

export const projects = pages(
  'projects',
  {
    title: identity(text('title')),
    slug: identity(slug('slug')),
    date: date('date'),
    category: optional(relation(slug('category'))),
    tags: optional(relation(texts('tags'))),
    /** For the project's page. */
    image: optional(image('image')),
    /** For cards. */
    thumbnail1: optional(image('thumpnail1')),
    thumbnail2: optional(image('thumpnail2')),
    intro: optional(markup('tp')),
    content: markup('content'),
  },
  {
    rank: 20,
    body: 'content',
    intro: 'intro',
    filters: { category: { field: 'category', of: pcategories } },
  },
);

export type Project = RecordOf<typeof projects>;
