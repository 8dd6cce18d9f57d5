import { find, type XmlElement } from '../xml';
import { isOn } from './styles';

/** A field within the text: what it does, and what it showed when the file was written. */
interface Field {
  code: string;
  isInCode: boolean;
  box: string | undefined;
}

/** Fields that show the numbers of pages: a text has none. */
const ofPages = /^\s*(PAGE|NUMPAGES|SECTIONPAGES|PAGEREF)\b/i;

/** Follows the fields of a document, which may begin in one paragraph and end in another. */
export class Fields {
  readonly #open: Field[] = [];

  /** Follows a `w:fldChar`. Returns a check box, or the choice of a list, that it stands for. */
  follow(element: XmlElement): string | undefined {
    const type = element.attributes['w:fldCharType'];
    if (type === 'begin') {
      // Files with fields that never end do not make it slow.
      if (this.#open.length < 50)
        this.#open.push({ code: '', isInCode: true, box: choiceOf(find(element, 'w:ffData')) });
    } else if (type === 'separate') {
      const last = this.#open.at(-1);
      if (last) last.isInCode = false;
    } else if (type === 'end') {
      const ended = this.#open.pop();
      if (ended?.box !== undefined) return ended.box;
    }
    return undefined;
  }

  addCode(text: string): void {
    const last = this.#open.at(-1);
    if (last?.isInCode) last.code += text;
  }

  /** Whether text here is the field's code, or the number of a page. */
  get isHidden(): boolean {
    return this.#open.some(({ code, isInCode, box }) => isInCode || box !== undefined || ofPages.test(code));
  }

  /** The target of the link that the text here is in. */
  get href(): string | undefined {
    const link = this.#open.findLast(({ code }) => /^\s*HYPERLINK\b/i.test(code));
    return link && hrefOfCode(link.code);
  }
}

/** The target in the code of a field: `HYPERLINK "https://…"`; undefined for a place in the document. */
export const hrefOfCode = (code: string): string | undefined =>
  /^\s*HYPERLINK\s+(?!\\)(?:"([^"]*)"|(\S+))/i.exec(code)?.slice(1).find(Boolean);

export const showsPage = (code: string): boolean => ofPages.test(code);

/** A check box of a form, or the chosen entry of its list. */
function choiceOf(data: XmlElement | undefined): string | undefined {
  const box = find(data, 'w:checkBox');
  if (box) {
    const state = find(box, 'w:checked') ?? find(box, 'w:default');
    return state && isOn(state.attributes['w:val']) ? '☒' : '☐';
  }
  const list = find(data, 'w:ddList');
  if (!list) return undefined;
  const entries = list.children.flatMap((node) =>
    typeof node !== 'string' && node.name === 'w:listEntry' ? [node.attributes['w:val'] ?? ''] : [],
  );
  const chosen = find(list, 'w:result') ?? find(list, 'w:default');
  return entries[Number(chosen?.attributes['w:val'] ?? 0)];
}
