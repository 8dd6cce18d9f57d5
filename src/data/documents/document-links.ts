import { apiBase, isDocument } from '../../../sw/contract/contract';
import type { FileValue } from '../../schemas/base';
import { resolveAddress } from '../../schemas/parse';

/** The absolute address of an image in prose from the API. */
export const pictureAddress = (address: string): string => resolveAddress(address, apiBase);

const fileName = /\.[a-z0-9]{2,5}$/i;

/**
 * The document that a link in prose from the API leads to; undefined for a page, another site or an invalid
 * address. `origin` is the app's origin.
 */
export function documentAt(address: string, origin: string): FileValue | undefined {
  const path = address.split(/[?#]/)[0] ?? '';
  if (!fileName.test(path)) return undefined;
  const url = resolveAddress(address, apiBase);
  try {
    return isDocument(new URL(url, origin), origin) ? { url } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The document at an address of the app or the API; undefined for another site, an API call or an invalid
 * address. `origin` is the app's origin.
 */
export function ownDocumentUrl(address: string, origin: string): FileValue | undefined {
  const url = resolveAddress(address, apiBase);
  try {
    const { href, protocol } = new URL(url, origin);
    return /^https?:$/.test(protocol) && isDocument(new URL(href), origin) ? { url } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a document may be a PDF by its extension; true without one. */
export function mayBePdf({ url }: FileValue): boolean {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1];
  return extension === undefined || extension.toLowerCase() === 'pdf';
}
