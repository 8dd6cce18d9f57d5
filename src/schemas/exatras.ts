import { identity, list, markup, text, type RecordOf } from './base';

/** Extra content items. The name is spelled as in the API. */
export const exatras = list(
  'exatras',
  { category: identity(text('category')), title: identity(text('title')), content: markup('content') },
  { rank: 8, body: 'content', title: 'title' },
);

export type ExtraItem = RecordOf<typeof exatras>;
