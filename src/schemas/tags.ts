import { identity, list, text, type RecordOf } from './base';

/** A tag has no slug of its own: `slugOf` derives it from the name. */
export const tags = list('tags', { name: identity(text('name')) }, { rank: 14 });

export type Tag = RecordOf<typeof tags>;
