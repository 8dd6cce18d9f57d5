import type { Block, Edition, Text, TextIndex } from './edition';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  isListOf(
    value,
    (run) =>
      typeof run === 'string' ||
      (isObject(run) && typeof run.text === 'string' && typeof run.href === 'string'),
  );

const hasText = (value: unknown) => isObject(value) && isText(value.text);

const isSpan = (value: unknown) => value === undefined || (Number.isInteger(value) && Number(value) > 0);
const isCell = (value: unknown) =>
  isObject(value) && isText(value.text) && isSpan(value.columns) && isSpan(value.rows);

function isBlock(value: unknown): value is Block {
  if (!isObject(value) || !['undefined', 'string'].includes(typeof value.lang)) return false;
  switch (value.is) {
    case 'heading':
      return Number.isInteger(value.level) && isText(value.text);
    case 'paragraph':
      return isText(value.text);
    case 'list':
      return isListOf(
        value.items,
        (item) =>
          hasText(item) && ['undefined', 'string'].includes(typeof (item as { label?: unknown }).label),
      );
    case 'table':
      return isListOf(value.rows, (row) => isListOf(row, isCell));
    case 'page':
      return Number.isInteger(value.page);
    default:
      return false;
  }
}

/** Whether a value, from the network or from the device, is an edition (the text of a document) that can be shown. */
export const isEdition = (value: unknown): value is Edition =>
  isObject(value) &&
  typeof value.lang === 'string' &&
  ['undefined', 'string'].includes(typeof value.from) &&
  isObject(value.of) &&
  isListOf(value.blocks, isBlock);

/** Whether a value is the index of texts. */
export const isTextIndex = (value: unknown): value is TextIndex =>
  isObject(value) &&
  isObject(value.texts) &&
  Object.values(value.texts).every((hash) => typeof hash === 'string' && /^[\da-f]+$/.test(hash));
