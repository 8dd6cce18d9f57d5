import { expect, it } from 'vitest';
import { kindOf, sumByKind, type TraceEvent } from './profile';

const span = (name: string, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  dur,
  pid: 1,
  tid: 1,
});

it('sums up work by its kind', () => {
  expect(
    ['EvaluateScript', 'v8.compileModule', 'Layout', 'UpdateLayoutTree', 'Paint', 'Other'].map(kindOf),
  ).toEqual(['running scripts', 'compiling scripts', 'layout', 'style', 'painting', 'other']);
});

it('an outer event does not include its inner events, and events outside the interval do not count', () => {
  const events = [
    span('FunctionCall', 1_000, 10_000),
    span('Layout', 3_000, 4_000),
    span('Paint', 12_000, 2_000),
    span('Paint', 90_000, 5_000),
  ];
  expect(Object.fromEntries(sumByKind(events, 2_000, 13_000))).toEqual({
    'running scripts': 5,
    layout: 4,
    painting: 1,
  });
});
