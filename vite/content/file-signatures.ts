import { headLength, isOfItsKind } from '../../sw/contract/file-signatures';
import { decodeText } from './disk';

/**
 * Why the bytes of a document are not what its ending promises, as the end of "found that …"; undefined where they are.
 * The phone judges by the same marks: what is published here is stored there.
 */
export function markFlaw(ending: string, bytes: Buffer): string | undefined {
  if (ending === 'csv') return 'flaw' in decodeText(bytes) ? 'is not text in UTF-8' : undefined;
  if (isOfItsKind(ending, bytes.subarray(0, headLength))) return undefined;
  return ending === 'pdf' ? 'does not begin with %PDF-' : `does not begin as a .${ending} file does`;
}
