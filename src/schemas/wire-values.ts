import type { Field, FileValue, ImageValue } from './base';
import { slugOf } from './slugs';
import { wellFormed } from './well-formed';

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

/** The metadata of a file from the API, without invalid values. */
export const factsOf = ({
  size,
  type,
  sha256,
  language,
}: Partial<Record<keyof FileValue, unknown>>): Omit<FileValue, 'url'> => ({
  ...(isAmount(size) && { size }),
  ...(typeof type === 'string' && /^[\w.+/-]{1,100}$/.test(type) && { type }),
  ...(typeof sha256 === 'string' && /^[\da-f]{1,64}$/i.test(sha256) && { sha256 }),
  ...(typeof language === 'string' && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) && { language }),
});

/** What is known of an image beside its address, without invalid values; its size only if both sides are known. */
export function imageFacts({
  width,
  height,
  small,
  colour,
}: {
  [Name in Exclude<keyof ImageValue, 'url'>]?: unknown;
}): Omit<ImageValue, 'url'> {
  const { url, width: smallWidth } = (small ?? {}) as Record<string, unknown>;
  return {
    ...(isSide(width) && isSide(height) && { width, height }),
    ...(typeof url === 'string' &&
      isSide(smallWidth) && { small: { url: wellFormed(url), width: smallWidth } }),
    // As the colour of a ground, a text that is none has no effect.
    ...(typeof colour === 'string' && { colour }),
  };
}

const isSide = (value: unknown): value is number => isAmount(value) && value > 0;
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
