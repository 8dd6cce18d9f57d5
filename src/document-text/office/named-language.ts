import { scriptOf } from '../language';

/** Counts the letters that a file says to be in a language. */
export class NamedLanguages {
  readonly #letters = new Map<string, number>();

  add(tag: string, letters: number): void {
    if (/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(tag))
      this.#letters.set(tag, (this.#letters.get(tag) ?? 0) + letters);
  }

  /** The tag of the language of most letters, of those that match; undefined if there is none. */
  most(matches: RegExp): string | undefined {
    const tags = [...this.#letters].filter(([tag]) => matches.test(tag));
    const byLanguage = new Map<string, number>();
    for (const [tag, letters] of tags)
      byLanguage.set(primary(tag), (byLanguage.get(primary(tag)) ?? 0) + letters);
    const language = largest([...byLanguage]);
    return largest(tags.filter(([tag]) => primary(tag) === language));
  }
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0]!;

const largest = (counted: readonly (readonly [string, number])[]): string | undefined =>
  [...counted].sort(([, a], [, b]) => b - a)[0]?.[0];

/** Languages that an author chose: Word names Arabic for each right-to-left text where nobody did. */
const chosenRightToLeft = /^(fa|prs|ps|ur)\b/i;
const leftToRight = /^(?!(ar|fa|prs|ps|ur|zxx|none|und)\b)/i;

/** Letters of Vietnamese alone: its files often name the languages of their templates. */
const vietnamese = /[\u1ea0-\u1ef9]/gu;

/**
 * The language of a file: the one of most letters as they are marked, else the one that the file names for all; undefined
 * where neither is of the script of the text. `usual` is that one for texts from the left, and from the right.
 */
export function namedLanguage(
  text: string,
  languages: NamedLanguages,
  usual: { left?: string | undefined; right?: string | undefined },
): string | undefined {
  if (scriptOf(text) === 'arabic') {
    const right = usual.right ?? '';
    return languages.most(chosenRightToLeft) ?? (chosenRightToLeft.test(right) ? right : undefined);
  }
  if ((text.match(vietnamese)?.length ?? 0) > text.length / 50) return 'vi';
  return languages.most(leftToRight) ?? usual.left;
}
