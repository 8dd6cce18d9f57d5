import { identity, image, link, list, optional, text, type RecordOf } from './base';

export const stakeholders = list(
  'stakeholders',
  { category: text('category'), image: identity(image('image')), url: optional(link('url')) },
  { rank: 10 },
);

export type Stakeholder = RecordOf<typeof stakeholders>;
