import * as v from 'valibot';

const month = v.strictObject({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** The name of a file that stands beside the list; empty where there is none yet. */
  file: v.string(),
});

/** `content/mutahid-updates/mutahid-updates.json` */
export const mutahidUpdates = v.array(
  v.strictObject({ year: v.pipe(v.number(), v.integer()), months: v.array(month) }),
);

export type MutahidUpdates = v.InferOutput<typeof mutahidUpdates>;
