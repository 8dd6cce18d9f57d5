/** The sentences that the worker says by itself, without the app: the keys of `built.worker` in `src/words/en.json`. */
export const wordNames = [
  'cannotOpen',
  'cannotOpenWhy',
  'retry',
  'saved',
  'notListed',
  'noneSaved',
  'notStored',
  'notStoredWhy',
  'backToHome',
] as const;

export type WorkerWords = Readonly<Record<(typeof wordNames)[number], string>>;
