import { identity, list, markup, text, type RecordOf } from './base';

/** Extra content items; the API spells them so. */
export const exatras = list(
  'exatras',
  { category: identity(text('category')), title: identity(text('title')), content: markup('content') },
  { rank: 8, body: 'content', title: 'title' },
);

export type ExtraItem = RecordOf<typeof exatras>;
