import { headLength, isOfItsKind } from '../../../sw/contract/file-signatures';
import { decodeText } from './disk';

/**
 * Why the bytes of a document do not match its extension, as the end of "found that …"; undefined if they do.
 * The worker uses the same signatures, so it can store whatever is published.
 */
export function signatureFlaw(ending: string, bytes: Buffer): string | undefined {
  if (ending === 'csv') return 'flaw' in decodeText(bytes) ? 'is not text in UTF-8' : undefined;
  if (isOfItsKind(ending, bytes.subarray(0, headLength))) return undefined;
  return ending === 'pdf' ? 'does not begin with %PDF-' : `does not begin as a .${ending} file does`;
}
