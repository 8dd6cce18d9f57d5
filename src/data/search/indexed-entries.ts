import { inChunks } from '../../browser/yield-to-main';
import type { Finder } from './finder';
import type { Entry } from './read-entries';

/** What the index knows of an entry: if one of these changes, it is indexed anew. */
interface Indexed {
  id: number;
  entry: Entry;
  section: string;
}

/**
 * The entries of an index by their ids. An entry that stays as it was keeps its id, so that an update costs the index
 * only what has changed.
 */
export class IndexedEntries {
  /** By id. Entries that were removed stay: a result that is still shown may be one of them. */
  readonly entries: Entry[] = [];
  #known = new Map<string, Indexed[]>();

  /** Brings the index up to date: adds what is new or has changed, and removes what is gone. */
  async update(
    entries: readonly Entry[],
    parseSectionKey: (entry: Entry) => string,
    { add, remove }: Pick<Finder, 'add' | 'remove'>,
  ): Promise<void> {
    const before = this.#known;
    const now: typeof before = new Map();
    await inChunks(entries, (slice) => {
      const added: Indexed[] = [];
      for (const entry of slice) {
        const section = parseSectionKey(entry);
        const same = takeSame(before.get(nameOf(entry)), entry, section);
        const indexed = { id: same?.id ?? this.entries.length, entry, section };
        this.entries[indexed.id] = entry;
        if (!same) added.push(indexed);
        const named = now.get(nameOf(entry));
        if (named) named.push(indexed);
        else now.set(nameOf(entry), [indexed]);
      }
      if (added.length > 0) add(added.map(textOf));
    });
    this.#known = now;
    const gone = [...before.values()].flat().map(({ id }) => id);
    if (gone.length > 0) remove(gone);
  }
}

const nameOf = ({ file = '', to, title }: Entry) => `${file} ${to} ${title}`;

/** Takes the entry out of `known` that the index would know by the same words; undefined if there is none. */
function takeSame(known: Indexed[] | undefined, entry: Entry, section: string): Indexed | undefined {
  const place = (known ?? []).findIndex(
    (each) =>
      each.section === section &&
      each.entry.body === entry.body &&
      each.entry.kind === entry.kind &&
      each.entry.isTitledElsewhere === entry.isTitledElsewhere,
  );
  return place < 0 ? undefined : known!.splice(place, 1)[0];
}

const textOf = ({ id, entry, section }: Indexed) => ({
  id,
  title: entry.isTitledElsewhere ? '' : entry.title,
  text: entry.body,
  kind: entry.isTitledElsewhere ? '' : entry.kind,
  section,
  to: entry.to,
  ...(entry.isTitledElsewhere && { isDocument: true }),
  ...(entry.names && { names: entry.names }),
});
