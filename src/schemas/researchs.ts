import { file, identity, list, optional, text, type RecordOf } from './base';

export const researchs = list(
  'researchs',
  { title: identity(text('title')), subtitle: optional(text('subtitle')), pdf: optional(file('pdf')) },
  { rank: 11 },
);

export type Research = RecordOf<typeof researchs>;
