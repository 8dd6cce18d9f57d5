export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Parses a `Range` header for a body of `size` bytes. `whole` if the header must be ignored: several ranges,
 * another unit, or invalid; `unsatisfiable` if the range is outside of the body.
 * https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
