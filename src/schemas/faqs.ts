import { identity, list, markup, type RecordOf } from './base';

export const faqs = list(
  'faqs',
  { question: identity(markup('question')), response: markup('response') },
  { rank: 6, body: 'response' },
);

export type Faq = RecordOf<typeof faqs>;
