/** The user's actions between two relaunches, with their weights. */
export const actNames = {
  'follow a link': 5,
  'open Saved': 4,
  'save a document': 7,
  'save a list': 2,
  'remove a document': 3,
  'write a message': 3,
  'read a document': 3,
  'choose dark pages': 1,
  search: 1,
  'press Update': 6,
  'press Reset': 0.4,
} as const;

export type ActName = keyof typeof actNames;
