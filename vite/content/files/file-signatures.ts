import { headLength, isOfItsKind } from '../../../sw/contract/file-signatures';
import { decodeText } from './disk';

/** What a file with the wrong extension is: the extensions that may be so, one of them alone, and what to say. */
const others: readonly (readonly [kinds: readonly string[], alone: string, sentence: string])[] = [
  [['pdf'], 'pdf', 'a PDF'],
  [['rtf', 'doc'], 'rtf', 'an RTF file'],
  [
    ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    'zip',
    'a newer Word or Excel file, or a zip archive',
  ],
  [['doc', 'xls', 'ppt'], 'doc', 'an old Word or Excel file (.doc, .xls): export it as a PDF'],
];

/**
 * Why the bytes of a document do not match its extension, as the end of "found that …"; undefined if they do.
 * The worker uses the same signatures, so it can store whatever is published.
 */
export function signatureFlaw(ending: string, bytes: Buffer): string | undefined {
  if (ending === 'csv') return 'flaw' in decodeText(bytes) ? 'is not text in UTF-8' : undefined;
  const head = bytes.subarray(0, headLength);
  if (isOfItsKind(ending, head)) return undefined;
  const own = ending === 'pdf' ? 'does not begin with %PDF-' : `does not begin as a .${ending} file does`;
  const other = others.find(([kinds, begins]) => !kinds.includes(ending) && isOfItsKind(begins, head));
  return other ? `${own}: it is ${other[2]}` : own;
}
