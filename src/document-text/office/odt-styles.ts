import { elementsOf, find, type XmlElement } from './xml';

/** A level of a list; without a format it has bullets. */
interface ListLevel {
  format: string | undefined;
  start: number;
  prefix: string;
  suffix: string;
  /** How many levels the number shows. */
  shown: number;
}

const formats: Readonly<Record<string, string>> = {
  '1': 'decimal',
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** The styles of a text of OpenDocument, those of the file and those of its content. */
export class OdtStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #lists = new Map<string, Map<number, ListLevel>>();
  readonly usualLanguage: { left?: string; right?: string } = {};

  constructor(...roots: readonly (XmlElement | undefined)[]) {
    for (const root of roots)
      for (const name of ['office:styles', 'office:automatic-styles'])
        for (const element of elementsOf(find(root, name))) this.#add(element);
  }

  #add(element: XmlElement): void {
    const name = element.attributes['style:name'] ?? '';
    if (element.name === 'style:style') this.#styles.set(name, element);
    else if (element.name === 'text:list-style') this.#lists.set(name, levelsOf(element));
    else if (element.name === 'text:outline-style') this.#lists.set('outline', levelsOf(element));
    else if (element.name === 'style:default-style') {
      const properties = find(element, 'style:text-properties')?.attributes ?? {};
      const tag = (kind: string) => {
        const language = properties[`${kind === '' ? 'fo' : 'style'}:language${kind}`];
        return language === undefined || language === 'none' ? undefined : language;
      };
      const [left, right] = [tag(''), tag('-complex')];
      if (left !== undefined) this.usualLanguage.left ??= left;
      if (right !== undefined) this.usualLanguage.right ??= right;
    }
  }

  isBold(name: string | undefined): boolean | undefined {
    return this.#search(name, (style) => {
      const properties = find(style, 'style:text-properties')?.attributes;
      const weight = properties?.['fo:font-weight'] ?? properties?.['style:font-weight-complex'];
      return weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600;
    });
  }

  /** The level of a heading that a style names; 1 for a title. */
  outlineOf(name: string | undefined): number | undefined {
    return this.#search(name, ({ attributes }) => {
      if (attributes['style:name'] === 'Title') return 1;
      const level = Number(attributes['style:default-outline-level'] || NaN);
      return level >= 1 && level <= 10 ? Math.min(6, level) : undefined;
    });
  }

  levelOf(list: string, level: number): ListLevel | undefined {
    return this.#lists.get(list)?.get(level);
  }

  /** The first value of a style and of those that it is based on. */
  #search<Value>(
    name: string | undefined,
    read: (style: XmlElement) => Value | undefined,
  ): Value | undefined {
    let style = this.#styles.get(name ?? '');
    // Styles that are based on one another in a circle end here.
    for (let depth = 0; style && depth < 20; depth += 1) {
      const value = read(style);
      if (value !== undefined) return value;
      style = this.#styles.get(style.attributes['style:parent-style-name'] ?? '');
    }
    return undefined;
  }
}

function levelsOf(list: XmlElement): Map<number, ListLevel> {
  return new Map(
    elementsOf(list).map((element) => {
      const { attributes, name } = element;
      const format = attributes['style:num-format'] ?? '';
      const shown = Number(attributes['text:display-levels'] ?? 1);
      const level = Number(attributes['text:level'] ?? 1);
      return [
        level,
        {
          format:
            name === 'text:list-level-style-bullet' || name === 'text:list-level-style-image'
              ? undefined
              : (formats[format] ?? (format === '' ? '' : 'decimal')),
          start: Number(attributes['text:start-value'] ?? 1) || 1,
          prefix: attributes['style:num-prefix'] ?? '',
          suffix: attributes['style:num-suffix'] ?? '',
          shown: Number.isInteger(shown) ? Math.max(1, Math.min(shown, level, 10)) : 1,
        },
      ];
    }),
  );
}
