import { writeNumber } from '../number-labels';
import { elementsOf, type XmlElement } from '../xml';

/** Foot- and endnotes, which stand at the end of a text, in the order in which it refers to them. */
export class Notes {
  readonly #parts: Readonly<Record<string, ReadonlyMap<string, XmlElement>>>;
  readonly #marks = new Map<XmlElement, string>();
  #footnotes = 0;
  #endnotes = 0;

  constructor(footnotes: XmlElement | undefined, endnotes: XmlElement | undefined) {
    this.#parts = {
      'w:footnoteReference': byId(elementsOf(footnotes, 'w:footnote')),
      'w:endnoteReference': byId(elementsOf(endnotes, 'w:endnote')),
    };
  }

  /** The mark of a note, by the element that refers to it; undefined if there is none. */
  refer(by: string, id: string): string | undefined {
    const note = this.#parts[by]?.get(id);
    if (!note) return undefined;
    const known = this.#marks.get(note);
    if (known !== undefined) return known;
    const isFoot = by === 'w:footnoteReference';
    const mark = isFoot ? String((this.#footnotes += 1)) : writeNumber((this.#endnotes += 1), 'lowerRoman');
    this.#marks.set(note, mark);
    return mark;
  }

  /** The notes that were referred to; reading one may refer to others. */
  *inOrder(): Iterable<{ mark: string; note: XmlElement }> {
    for (const [note, mark] of this.#marks) yield { mark, note };
  }
}

/** Separators between text and notes are notes, too. */
const byId = (notes: readonly XmlElement[]): Map<string, XmlElement> =>
  new Map(
    notes
      .filter(({ attributes }) => attributes['w:type'] === undefined || attributes['w:type'] === 'normal')
      .map((note) => [note.attributes['w:id'] ?? '', note]),
  );
