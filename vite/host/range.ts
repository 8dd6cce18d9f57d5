export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one byte range that a `Range` header asks of a body of `size` bytes. `whole` where the header is to be ignored:
 * several ranges, another unit, or no sense in it; `unsatisfiable` where it lies outside of the body.
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
