import type { Field, FileValue, ImageValue } from './base';
import { slugOf } from './slugs';

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

/** The size of an image in pixels, if both sides are valid. */
export const sizeOf = (width: unknown, height: unknown): Pick<ImageValue, 'width' | 'height'> =>
  isAmount(width) && isAmount(height) && width > 0 && height > 0 ? { width, height } : {};

/** The small size of an image and the colour in its place, if they are valid. */
export const looksOf = (
  url: string | undefined,
  width: unknown,
  colour: unknown,
): Pick<ImageValue, 'small' | 'colour'> => ({
  ...(url !== undefined && isAmount(width) && width > 0 && { small: { url, width } }),
  ...(typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour) && { colour }),
});

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
