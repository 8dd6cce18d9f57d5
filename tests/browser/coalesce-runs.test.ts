import { expect, it } from 'vitest';
import { coalesceRuns } from '../../src/browser/coalesce-runs';

/** A task whose runs the test ends, in their order. */
function startTask() {
  const ends: ((error?: Error) => void)[] = [];
  let open = 0;
  let most = 0;
  const run = coalesceRuns(
    () =>
      new Promise<number>((resolve, reject) => {
        most = Math.max(most, (open += 1));
        const number = ends.length + 1;
        ends.push((error) => {
          open -= 1;
          if (error) reject(error);
          else resolve(number);
        });
      }),
  );
  return { run, ends, most: () => most };
}

const rest = () => new Promise((resolve) => setImmediate(resolve));

it('all calls during a run share one further run after it', async () => {
  const { run, ends, most } = startTask();
  const first = run();
  const later = [run(), run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]!();
  await rest();
  ends[1]!();
  expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2, 2]);
  expect([ends.length, most()]).toEqual([2, 1]);
});

it('a failed run does not block the next one', async () => {
  const { run, ends } = startTask();
  const first = run();
  const second = run();
  ends[0]!(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await rest();
  ends[1]!();
  expect(await second).toBe(2);
  const third = run();
  ends[2]!();
  expect(await third).toBe(3);
});
