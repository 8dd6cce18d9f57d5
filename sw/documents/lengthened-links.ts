import { documentName, hasFileExtension } from '../contract/urls';

/** A path of a document with something behind its name: what a messenger takes for a part of a link. */
const lengthened = new RegExp(
  `^(/files/.*?${documentName.source.replace(/\$$/, '')})[^\\p{L}\\p{M}\\p{N}_-]`,
  'isu',
);

/**
 * The address of the document that a link was meant to open which a messenger lengthened by a full stop, a bracket or
 * words; undefined for any other address. Never throws.
 */
export function meantDocument({ pathname, origin }: URL): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (hasFileExtension(path)) return undefined;
  const name = lengthened.exec(path)?.[1];
  return name === undefined
    ? undefined
    : new URL(name.split('/').map(encodeURIComponent).join('/'), origin).href;
}
