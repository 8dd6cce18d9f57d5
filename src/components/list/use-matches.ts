import { startTransition, useEffect, useMemo, useState } from 'react';
import { queryWords } from '../../format/fold';
import { inChunks, chunkLength } from '../../browser/yield-to-main';
import type { AnyRecord } from './table-rows';

/**
 * Returns the records whose text contains every word of the query. Both are folded: case and letter variants are
 * ignored.
 */
export function filterRecords(
  records: readonly AnyRecord[],
  query: string,
  textOf: (record: AnyRecord) => string,
): readonly AnyRecord[] {
  const wanted = queryWords(query);
  if (wanted.length === 0) return records;
  return records.filter((record) => {
    const text = textOf(record);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Returns the records that match the query. A long list is filtered in chunks that yield to the main thread; the
 * previous result is returned until then. `textOf` must be a stable function.
 */
export function useMatches(
  records: readonly AnyRecord[],
  query: string,
  textOf: (record: AnyRecord) => string,
): readonly AnyRecord[] {
  const isLong = records.length > chunkLength && query.trim() !== '';
  const atOnce = useMemo(
    () => (isLong ? undefined : filterRecords(records, query, textOf)),
    [isLong, records, query, textOf],
  );
  const [found, setFound] = useState<readonly AnyRecord[]>();

  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    const fitting: AnyRecord[] = [];
    const look = (slice: readonly AnyRecord[]) => void fitting.push(...filterRecords(slice, query, textOf));
    void inChunks(records, look, () => isCurrent).then((isDone) => {
      if (isDone && isCurrent) startTransition(() => setFound(fitting));
    });
    return () => {
      isCurrent = false;
    };
  }, [isLong, records, query, textOf]);

  if (!isLong && found) setFound(undefined);
  return atOnce ?? found ?? records;
}
