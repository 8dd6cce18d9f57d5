import { zipOf } from './office-files';

/** A zip archive whose directory says that its files are locked with a password. */
export function lockedZip(files: Parameters<typeof zipOf>[0]): Uint8Array {
  const bytes = Buffer.from(zipOf(files));
  for (const [mark, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 4, 'latin1'))
      bytes[at + flags]! |= 1;
  return bytes;
}
