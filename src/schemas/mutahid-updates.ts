import * as v from 'valibot';

const month = v.strictObject({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** A file name beside the list; empty if there is no file yet. */
  file: v.string(),
});

/** `content/mutahid-updates/mutahid-updates.json` */
export const mutahidUpdates = v.array(
  v.strictObject({ year: v.pipe(v.number(), v.integer()), months: v.array(month) }),
);

export type MutahidUpdates = v.InferOutput<typeof mutahidUpdates>;
