import { apiBase, isDocument } from '../../../sw/contract/contract';
import type { FileValue } from '../../schemas/base';
import { resolveAddress } from '../../schemas/parse';

/** The address of a picture that stands in prose of the API, as one that a browser can fetch. */
export const pictureAddress = (address: string): string => resolveAddress(address, apiBase);

const fileName = /\.[a-z0-9]{2,5}$/i;

/**
 * The document that a link in prose of the API leads to; undefined for a link to a page, to another site, and for an
 * address that no browser can read. `origin` is the app's own.
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
 * The document at an address of ours or of the API; undefined for an address of another site, for a call, and for what
 * no browser can read. `origin` is the app's own.
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

/** Whether a document may be a PDF, by the end of its name: one that says nothing may. */
export function mayBePdf({ url }: FileValue): boolean {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1];
  return extension === undefined || extension.toLowerCase() === 'pdf';
}
