import type { Page } from 'playwright';

/** An event of the browser's trace, reduced to the fields in use; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

const categories = ['devtools.timeline', 'v8', 'blink.user_timing'];

/** The kinds of main-thread work, by the names of trace events. */
const kinds: readonly [kind: string, names: RegExp][] = [
  ['compiling scripts', /^v8\.(compile|parse|produce|deserialize)|^V8\.(Compile|Parse|Deserialize)/i],
  ['garbage collection', /GC/],
  ['parsing HTML', /^Parse(HTML|AuthorStyleSheet)/],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|InvalidateStyle)/],
  ['layout', /^Layout$|^LocalFrameView|^UpdateLayer|^HitTest/],
  ['painting', /^(Paint|PrePaint|Layerize|Commit|Composite|Raster|Decode|UpdateLayerTree)/],
  [
    'running scripts',
    /^(EvaluateScript|FunctionCall|RunMicrotasks|v8\.|V8\.|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback)/,
  ],
];

export const kindOf = (name: string): string => kinds.find(([, names]) => names.test(name))?.[0] ?? 'other';

/** The self time (ms) of each kind of work on one thread between two times (µs), without nested events. */
export function sumByKind(events: readonly TraceEvent[], from: number, to: number): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string, time: number) => {
    const kind = kindOf(name);
    sums.set(kind, (sums.get(kind) ?? 0) + time / 1000);
  };
  const open: { name: string; end: number }[] = [];
  const spans = events
    .filter(({ ph, ts, dur }) => ph === 'X' && dur !== undefined && ts < to && ts + dur > from)
    .map(({ name, ts, dur }) => ({ name, start: Math.max(ts, from), end: Math.min(ts + (dur ?? 0), to) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { name, start, end } of spans) {
    while (open.length > 0 && open.at(-1)!.end <= start) open.pop();
    const outer = open.at(-1);
    const inside = Math.min(end, outer?.end ?? end);
    if (outer) add(outer.name, start - inside);
    add(name, inside - start);
    open.push({ name, end: inside });
  }
  return sums;
}

/** Starts a trace of the page's browser; resolves to a function that stops it. */
export async function startProfile(page: Page): Promise<() => Promise<TraceEvent[]>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Describes the work of the page's main thread from the start of its navigation, for this long (ms). */
export function describeProfile(events: readonly TraceEvent[], length: number): string {
  const start = events
    .filter(
      ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
    )
    .at(-1);
  if (!start) return '    The trace has no navigation.';
  const { pid, tid, ts } = start;
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const sums = [...sumByKind(own, ts, ts + length * 1000)].sort(([, a], [, b]) => b - a);
  const busy = sums.reduce((sum, [, time]) => sum + time, 0);
  return [...sums, ['idle or waiting', Math.max(0, length - busy)] as const]
    .map(([kind, time]) => `    ${String(Math.round(time)).padStart(6)} ms  ${kind}`)
    .join('\n');
}
