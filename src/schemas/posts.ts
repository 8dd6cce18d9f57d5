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
  type Resource,
} from './base';
import { categories, tags } from './categories';

/** Posts and events are the same resource. */
export const posts = pages(
  'posts',
  {
    title: identity(text('title')),
    slug: identity(slug('slug')),
    date: date('date'),
    category: optional(relation(slug('category'))),
    tags: optional(relation(texts('tags'))),
    author: optional(relation(text('author', 'user'))),
    image: optional(image('image')),
    thumbnail1: optional(image('thumpnail1')),
    thumbnail2: optional(image('thumpnail2')),
    teaser: optional(markup('tp')),
    content: markup('content'),
    /** When and where an event takes place; a report of what happened has neither. */
    eventStart: optional(date('event_start')),
    eventLocation: optional(text('event_location')),
  },
  {
    rank: 21,
    body: 'content',
    intro: 'teaser',
    searched: ['teaser', 'content', 'author', 'eventLocation'],
    filters: { category: { field: 'category', of: categories }, tag: { field: 'tags', of: tags } },
  },
);

export type Post = RecordOf<typeof posts>;

/** When and where an event takes place, as far as it is known. */
export interface EventPlace {
  start?: string | undefined;
  location?: string | undefined;
}

/** The time and place of a post that is an event; undefined for any other record. */
export function eventOf({ name }: Pick<Resource, 'name'>, record: object): EventPlace | undefined {
  if (name !== posts.name) return undefined;
  const { eventStart: start, eventLocation: location } = record as Post;
  return start || location ? { start, location } : undefined;
}
