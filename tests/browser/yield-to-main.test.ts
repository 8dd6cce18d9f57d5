import { expect, it } from 'vitest';
import { yieldToMain, inChunks, chunkLength } from '../../src/browser/yield-to-main';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

it('a long list is processed completely and in order, never more than a chunk at once', async () => {
  const seen: number[] = [];
  const sizes: number[] = [];
  const isDone = await inChunks(many(10_000), (slice, from) => {
    expect(slice[0]).toBe(from);
    sizes.push(slice.length);
    seen.push(...slice);
  });
  expect(isDone).toBe(true);
  expect(seen).toEqual(many(10_000));
  expect(Math.max(...sizes)).toBe(chunkLength);
});

it('other tasks run between two chunks', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const seenTurns: number[] = [];
  await inChunks(many(chunkLength * 3), () => {
    seenTurns.push(turns);
    const end = performance.now() + 5;
    while (performance.now() < end);
  });
  clearInterval(timer);
  expect(seenTurns[2]).toBeGreaterThan(0);
});

it('a short list is processed at once', () => {
  let seen = 0;
  void inChunks(many(chunkLength), (slice) => (seen += slice.length));
  expect(seen).toBe(chunkLength);
});

it('it ends when the result is no longer needed', async () => {
  let slices = 0;
  const isDone = await inChunks(
    many(10_000),
    () => (slices += 1),
    () => slices < 2,
  );
  expect([isDone, slices]).toEqual([false, 2]);
});

it('scheduler.yield is used if the browser has it', async () => {
  let asked = 0;
  Object.assign(globalThis, { scheduler: { yield: async () => void (asked += 1) } });
  await yieldToMain();
  Reflect.deleteProperty(globalThis, 'scheduler');
  expect(asked).toBe(1);
});
