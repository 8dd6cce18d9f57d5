import type { Field } from './base';
import { slugOf } from './slugs/slug';

/** Whether the API sent a value at all. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The value on the wire, or what stands for it in a related record: `{ id: 1, name: 'Press desk' }`. */
export function valueOf({ kind, isRelation }: Field, value: unknown): unknown {
  if (!isRelation || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return kind === 'texts' ? value.map(slugOfRelated) : value;
  return kind === 'text' ? (value as { name?: unknown }).name : slugOfRelated(value);
}

function slugOfRelated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { slug, name } = value as { slug?: unknown; name?: unknown };
  return isGiven(slug) || typeof name !== 'string' ? slug : slugOf(name);
}
