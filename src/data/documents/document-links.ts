import { apiBase, isDocument } from '../../../sw/contract/contract';
import { extensionOf, parseUrl } from '../../../sw/contract/urls';
import { isArchiveKind, isReadKind } from '../../document-text/kinds';
import type { FileValue } from '../../schemas/base';
import { resolveAddress } from '../../schemas/parse';

/** The absolute address of an image in prose from the API. */
export const pictureAddress = (address: string): string => resolveAddress(address, apiBase);

/**
 * The document that a link in prose from the API leads to; undefined for a page, another site or an invalid
 * address. `origin` is the app's origin.
 */
export function documentAt(address: string, origin: string): FileValue | undefined {
  if (extensionOf(address) === '') return undefined;
  const url = resolveAddress(address, apiBase);
  const parsed = parseUrl(url, origin);
  return parsed && isDocument(parsed, origin) ? { url } : undefined;
}

/** An address as the app reads it, undefined if it is invalid: a path is one of the API's server. */
export const documentAddress = (address: string, origin: string): URL | undefined =>
  parseUrl(resolveAddress(address, apiBase), origin);

/**
 * The document at an address of the app or the API; undefined for another site, an API call or an invalid
 * address. `origin` is the app's origin.
 */
export function ownDocumentUrl(address: string, origin: string): FileValue | undefined {
  const url = resolveAddress(address, apiBase);
  const parsed = documentAddress(address, origin);
  return parsed && /^https?:$/.test(parsed.protocol) && isDocument(parsed, origin) ? { url } : undefined;
}

/** Whether the reader looks into a document, by its extension; true without one. */
export const mayBeRead = ({ url }: FileValue): boolean => {
  const extension = extensionOf(url);
  return extension === '' || isReadKind(extension) || isArchiveKind(extension);
};
