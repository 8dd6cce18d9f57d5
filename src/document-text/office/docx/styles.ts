import { elementsOf, find, type XmlElement } from '../xml';

/** The level and the list of a numbered paragraph, as its properties name them. */
export interface Numbering {
  list?: string;
  level?: number;
}

/** What a style says, with what it takes from the styles that it is based on. */
export interface Style {
  name: string;
  /** 1 to 9; undefined for text of the body. */
  outline: number | undefined;
  isBold: boolean | undefined;
  numbering: Numbering | undefined;
}

/** The styles of a document, by their ids. */
export class Styles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #styles = new Map<string, Style>();
  readonly #default: string | undefined;

  constructor(root: XmlElement | undefined) {
    for (const element of elementsOf(root, 'w:style')) {
      const id = element.attributes['w:styleId'];
      if (id !== undefined) this.#elements.set(id, element);
    }
    this.#default = elementsOf(root, 'w:style').find(
      ({ attributes }) => attributes['w:type'] === 'paragraph' && isOn(attributes['w:default']),
    )?.attributes['w:styleId'];
  }

  /** The style of a paragraph, or of a run, by its id; without one, the style of all paragraphs. */
  of(id: string | undefined): Style {
    return this.#read(id ?? this.#default, 0);
  }

  #read(id: string | undefined, depth: number): Style {
    const element = id === undefined ? undefined : this.#elements.get(id);
    // Styles that are based on one another in a circle end here.
    if (!element || depth > 20)
      return { name: '', outline: undefined, isBold: undefined, numbering: undefined };
    const known = this.#styles.get(id!);
    if (known) return known;
    const basedOn = find(element, 'w:basedOn')?.attributes['w:val'];
    const base = basedOn === undefined ? undefined : this.#read(basedOn, depth + 1);
    const name = (find(element, 'w:name')?.attributes['w:val'] ?? '').toLowerCase();
    const paragraph = find(element, 'w:pPr');
    const style: Style = {
      name,
      outline: outlineOf(paragraph) ?? outlineOfName(name) ?? base?.outline,
      isBold: isBold(find(element, 'w:rPr')) ?? base?.isBold,
      numbering: merge(base?.numbering, numberingOf(paragraph)),
    };
    this.#styles.set(id!, style);
    return style;
  }
}

/** The value of a property that is on where it has none. */
export const isOn = (value: string | undefined): boolean => !['0', 'false', 'off'].includes(value ?? '1');

/** Whether a property is on, or off; undefined where it is not named. */
export function toggle(properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = find(properties, name);
  return element && isOn(element.attributes['w:val']);
}

export const isBold = (properties: XmlElement | undefined): boolean | undefined =>
  toggle(properties, 'w:b') ?? toggle(properties, 'w:bCs');

/** The level of a heading that a paragraph names itself. */
export function outlineOf(properties: XmlElement | undefined): number | undefined {
  const value = find(properties, 'w:outlineLvl')?.attributes['w:val'];
  if (value === undefined) return undefined;
  const level = Number(value) + 1;
  return level >= 1 && level <= 9 ? level : undefined;
}

function outlineOfName(name: string): number | undefined {
  if (name === 'title') return 1;
  const level = Number(/^heading ([1-9])$/.exec(name)?.[1]);
  return Number.isNaN(level) ? undefined : level;
}

export function numberingOf(properties: XmlElement | undefined): Numbering | undefined {
  const element = find(properties, 'w:numPr');
  if (!element) return undefined;
  const list = find(element, 'w:numId')?.attributes['w:val'];
  const level = find(element, 'w:ilvl')?.attributes['w:val'];
  return { ...(list !== undefined && { list }), ...(level !== undefined && { level: Number(level) }) };
}

export const merge = (base: Numbering | undefined, own: Numbering | undefined): Numbering | undefined =>
  base || own ? { ...base, ...own } : undefined;
