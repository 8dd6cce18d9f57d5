import type { Observation } from './observe';

/** What the user deleted or changed on purpose since the previous observation. */
export interface Taken {
  documents: ReadonlySet<string>;
  /** Whether the user has reset the app: then preferences and reading positions are gone. */
  isReset: boolean;
  /** The preferences that the user has set, by name. */
  chosen: ReadonlySet<string>;
}

/** Preferences that the user alone sets. The app itself changes the others, such as the number of visits. */
const choices: ReadonlySet<string> = new Set(['data-saver', 'language', 'dark-pages', 'install-card']);

interface Truth {
  /** SHA-256 of the files that the versions publish, by address. */
  published: ReadonlyMap<string, ReadonlySet<string>>;
  /** The messages that the server has received. */
  received: ReadonlySet<string>;
  /** The copies whose damage was reported before, as address and SHA-256. */
  damaged: ReadonlySet<string>;
}

/** What a device lost between two observations, or holds wrongly, in sentences; none if all is well. */
export function judge(before: Observation, now: Observation, taken: Taken, truth: Truth): string[] {
  const flaws: string[] = [];
  const isKnown = (address: string) => now.catalogue.includes(address);
  for (const address of Object.keys(before.copies)) {
    if (address in now.copies || taken.documents.has(address)) continue;
    flaws.push(`a saved copy is gone${isKnown(address) ? '' : ' with its row'}: ${address}`);
  }
  for (const [address, hash] of Object.entries(now.copies)) {
    if (truth.published.get(address)?.has(hash) || truth.damaged.has(`${address} ${hash}`)) continue;
    flaws.push(`a saved copy is not what was published: ${address}`);
  }
  for (const address of before.catalogue) {
    if (isKnown(address) || address in now.copies || address in before.copies) continue;
    if (!taken.documents.has(address)) flaws.push(`a loss is no longer told: ${address}`);
  }
  for (const address of now.catalogue) {
    if (address in now.copies || address in before.copies || before.catalogue.includes(address)) continue;
    flaws.push(`the catalogue names a document that is not there: ${address}`);
  }
  for (const id of before.outbox) {
    if (!now.outbox.includes(id) && !truth.received.has(id))
      flaws.push(`a message is neither here nor sent: ${id}`);
  }
  return taken.isReset
    ? flaws
    : [...flaws, ...judgePreferences(before, now, taken), ...judgePlaces(before, now, taken)];
}

function judgePreferences(before: Observation, now: Observation, { chosen }: Taken): string[] {
  const flaws: string[] = [];
  for (const name of Object.keys(before.preferences))
    if (!(name in now.preferences)) flaws.push(`a preference is gone: ${name}`);
  for (const [name, value] of Object.entries(now.preferences)) {
    if (!choices.has(name) || chosen.has(name) || before.preferences[name] === value) continue;
    flaws.push(`a preference has another value: ${name} is ${value}`);
  }
  return flaws;
}

/** The reading position of a document that is not saved is deleted after 90 days, which a wrong clock may make of one. */
const judgePlaces = (before: Observation, now: Observation, { documents }: Taken): string[] =>
  before.places
    .filter((address) => before.catalogue.includes(address) && now.catalogue.includes(address))
    .filter((address) => !now.places.includes(address) && !documents.has(address))
    .map((address) => `a reading position is gone: ${address}`);

/** The documents of the catalogue whose bytes are gone: the app must report them to the user. */
export const lostOf = ({ catalogue, copies }: Observation): string[] =>
  catalogue.filter((address) => !(address in copies));

/** Whether the catalogue contains each saved copy. */
export const agrees = ({ catalogue, copies }: Observation): boolean =>
  Object.keys(copies).every((address) => catalogue.includes(address));
