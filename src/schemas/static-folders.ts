import * as v from 'valibot';

/** A file name beside the list; empty or left out if there is no file yet. */
const fileName = v.optional(v.string(), '');
const year = v.pipe(v.number(), v.integer());

const publication = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  year,
  image: fileName,
  file: fileName,
});

/** `content/publications/publications.json` */
export const publications = v.strictObject({
  newsletters: v.array(publication),
  annualReports: v.array(publication),
  commissionedResearch: v.array(publication),
});

export type Publications = v.InferOutput<typeof publications>;

const month = v.strictObject({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  file: fileName,
});

/** `content/mutahid-updates/mutahid-updates.json` */
export const mutahidUpdates = v.array(
  v.strictObject({ year: v.pipe(v.number(), v.integer()), months: v.array(month) }),
);

export type MutahidUpdates = v.InferOutput<typeof mutahidUpdates>;
