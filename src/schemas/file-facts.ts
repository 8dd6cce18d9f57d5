import type { FileValue, ImageValue } from './base';

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
export const sizeOf = (width: unknown, height: unknown): Omit<ImageValue, 'url' | 'small'> =>
  isAmount(width) && isAmount(height) && width > 0 && height > 0 ? { width, height } : {};

const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;
