import { documentName, hasFileExtension } from './urls';

/** A path of a document with something behind its name: what a messenger takes for a part of a link. */
const lengthened = new RegExp(
  `^(/files/.*?${documentName.source.replace(/\$$/, '')})[^\\p{L}\\p{M}\\p{N}_-]`,
  'isu',
);

/**
 * The decoded path of the document that a link was meant to open which a messenger lengthened by a full stop, a bracket
 * or words, or which somebody wrote in capitals alone; undefined for any other path. Never throws.
 */
export function meantDocument(pathname: string): string | undefined {
  const path = decodeFully(pathname);
  if (!/^\/files\//i.test(path)) return undefined;
  const name = hasFileExtension(path) ? path : lengthened.exec(path)?.[1];
  const meant = name === name?.toUpperCase() ? name?.toLowerCase() : name;
  return meant === path ? undefined : meant;
}

/** A path without its escapes; of a cut one, without the half of a character at its end. Never throws. */
export function decodeFully(path: string): string {
  for (let rest = path; ; rest = rest.replace(/%[^%]*$/, '')) {
    try {
      return decodeURIComponent(rest);
    } catch {
      if (!rest.includes('%')) return rest;
    }
  }
}
