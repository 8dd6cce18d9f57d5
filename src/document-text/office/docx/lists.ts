import { writeNumber } from '../number-labels';
import { elementsOf, find, type XmlElement } from '../xml';
import { isOn, type Numbering } from './styles';

interface Level {
  start: number;
  format: string;
  /** `%1.%2`: the numbers of the levels. */
  text: string;
  isDecimal: boolean;
  /** The level at which it starts again; 0: never. */
  restart: number | undefined;
  /** The style whose paragraphs are on this level. */
  style: string | undefined;
}

interface List {
  /** Lists of one abstract list count on. */
  abstract: string;
  levels: Map<number, Level>;
  /** Levels that start anew with this list. */
  overrides: Map<number, number>;
}

const deepest = 8;

/** Counts the items of the lists of a document, in its order. */
export class Lists {
  readonly #abstracts = new Map<string, XmlElement>();
  readonly #lists = new Map<string, List>();
  /** By abstract list: the number of each level that was used last. */
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  constructor(root: XmlElement | undefined) {
    for (const element of elementsOf(root, 'w:abstractNum'))
      this.#abstracts.set(element.attributes['w:abstractNumId'] ?? '', element);
    const byStyle = new Map<string, string>();
    for (const [id, element] of this.#abstracts) {
      const style = find(element, 'w:styleLink')?.attributes['w:val'];
      if (style !== undefined) byStyle.set(style, id);
    }
    for (const element of elementsOf(root, 'w:num')) {
      let abstract = find(element, 'w:abstractNumId')?.attributes['w:val'] ?? '';
      const link = find(this.#abstracts.get(abstract), 'w:numStyleLink')?.attributes['w:val'];
      abstract = (link !== undefined && byStyle.get(link)) || abstract;
      const levels = levelsOf(this.#abstracts.get(abstract));
      const overrides = new Map<number, number>();
      for (const override of elementsOf(element, 'w:lvlOverride')) {
        const at = Number(override.attributes['w:ilvl']);
        for (const [level, own] of levelsOf(override)) levels.set(level, own);
        const start = find(override, 'w:startOverride')?.attributes['w:val'];
        if (start !== undefined) overrides.set(at, Number(start));
      }
      this.#lists.set(element.attributes['w:numId'] ?? '', { abstract, levels, overrides });
    }
  }

  /**
   * Counts an item. Its label, `bullet`, or undefined where the paragraph is no item. `style`: the id of the style that
   * names the list.
   */
  label({ list: id, level: named }: Numbering, style: string | undefined): string | 'bullet' | undefined {
    const list = id === undefined || id === '0' ? undefined : this.#lists.get(id);
    if (!list) return undefined;
    const linked = [...list.levels].find(([, { style: own }]) => own !== undefined && own === style)?.[0];
    const at = Math.min(deepest, Math.max(0, named ?? linked ?? 0));
    const level = list.levels.get(at);
    if (!level || level.format === 'bullet') return level ? 'bullet' : undefined;
    const counts = this.#count(id!, list, at);
    const text = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const of = list.levels.get(Number(digit) - 1);
      const value = counts[Number(digit) - 1] ?? of?.start ?? 1;
      const isDecimal = level.isDecimal && of?.format !== 'decimalZero';
      return writeNumber(value, isDecimal ? 'decimal' : (of?.format ?? 'decimal'));
    });
    const label = text.trim();
    if (label === '') return undefined;
    return /[\p{L}\p{N}]/u.test(label) ? label : 'bullet';
  }

  #count(id: string, list: List, at: number): number[] {
    const counts = this.#counts.get(list.abstract) ?? [];
    this.#counts.set(list.abstract, counts);
    if (!this.#begun.has(id)) {
      this.#begun.add(id);
      for (const [level, start] of list.overrides) counts[level] = start - 1;
    }
    counts[at] = (counts[at] ?? (list.levels.get(at)?.start ?? 1) - 1) + 1;
    for (let deeper = at + 1; deeper <= deepest; deeper += 1) {
      const restart = list.levels.get(deeper)?.restart;
      if (restart === undefined || (restart > 0 && at < restart)) delete counts[deeper];
    }
    return counts;
  }
}

function levelsOf(element: XmlElement | undefined): Map<number, Level> {
  return new Map(
    elementsOf(element, 'w:lvl').map((level) => {
      const value = (name: string) => find(level, name)?.attributes['w:val'];
      const restart = value('w:lvlRestart');
      const isLegal = find(level, 'w:isLgl');
      return [
        Number(level.attributes['w:ilvl']),
        {
          start: Number(value('w:start') ?? 1),
          format: value('w:numFmt') ?? 'decimal',
          text: value('w:lvlText') ?? '',
          isDecimal: isLegal !== undefined && isOn(isLegal.attributes['w:val']),
          restart: restart === undefined ? undefined : Number(restart),
          style: value('w:pStyle'),
        },
      ];
    }),
  );
}
