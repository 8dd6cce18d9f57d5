import { plain } from '../../edition';
import { cellTextOf, type OfficeBlock } from '../office-text';

/** What stands beside the body: headers, notes and footers. */
export class Parts {
  readonly #notes: { mark: string | undefined; blocks: OfficeBlock[] }[] = [];
  readonly #running: Record<'header' | 'footer', OfficeBlock[][]> = { header: [], footer: [] };
  #marks = 0;
  #next: string | undefined;

  /** The mark of the note that comes next. */
  mark(): string {
    this.#next = String((this.#marks += 1));
    return `[${this.#next}]`;
  }

  /** Begins a note; returns what takes its blocks. A note without a mark has its own in its text. */
  beginNote(): (blocks: OfficeBlock[]) => void {
    const mark = this.#next;
    this.#next = undefined;
    const note = { mark, blocks: [] as OfficeBlock[] };
    this.#notes.push(note);
    return (blocks) => (note.blocks = blocks);
  }

  addRunning(place: 'header' | 'footer', blocks: OfficeBlock[]): void {
    this.#running[place].push(blocks);
  }

  /** The whole text: headers once, the body, notes, footers once. */
  around(body: readonly OfficeBlock[]): OfficeBlock[] {
    const notes = this.#notes.flatMap(({ mark, blocks }): OfficeBlock[] =>
      mark === undefined ? blocks : [{ is: 'item', label: `[${mark}]`, text: cellTextOf(blocks) }],
    );
    return [...onceEach(this.#running.header), ...body, ...notes, ...onceEach(this.#running.footer)];
  }
}

/** Each page, the first and each section has a header of its own, often the same. A bold one is no heading. */
function onceEach(all: readonly OfficeBlock[][]): OfficeBlock[] {
  const seen = new Set<string>();
  return all.flatMap((blocks) => {
    const text = plain(cellTextOf(blocks));
    if (seen.has(text)) return [];
    seen.add(text);
    return blocks.map((block) =>
      block.is === 'paragraph' ? { is: 'paragraph' as const, text: block.text } : block,
    );
  });
}
