import { plain, type Run, type Text } from '../edition';

const isSafe = (href: string) => /^(https?|mailto|tel):/i.test(href);

/** Puts a text together of pieces, some of which are links. Line breaks stay; spaces beside them, and repeated ones, do not. */
export class TextBuilder {
  readonly #runs: { text: string; href?: string | undefined }[] = [];
  /** Characters that were added. */
  length = 0;

  /** Only links to pages, mail and telephones are kept: nothing else can be opened from the text. */
  add(text: string, href?: string): void {
    const own = text.replace(/[\p{Cc}\u00a0\u2028\u2029\ufeff]/gu, (sign) => (sign === '\n' ? sign : ' '));
    if (own === '') return;
    this.length += own.length;
    const to = href !== undefined && isSafe(href) ? href : undefined;
    const last = this.#runs.at(-1);
    if (last && last.href === to) last.text += own;
    else this.#runs.push({ text: own, href: to });
  }

  addText(text: Text): void {
    if (typeof text === 'string') this.add(text);
    else
      for (const run of text)
        if (typeof run === 'string') this.add(run);
        else this.add(run.text, run.href);
  }

  build(): Text {
    const runs: Run[] = [];
    let before = '\n';
    for (const { text, href } of this.#runs) {
      const tidy = tidied(text, before);
      if (tidy === '') continue;
      before = tidy.at(-1)!;
      runs.push(href === undefined || tidy.trim() === '' ? tidy : { text: tidy, href });
    }
    trimEnd(runs);
    if (runs.every((run) => typeof run === 'string')) return runs.join('');
    return runs;
  }
}

function tidied(text: string, before: string): string {
  const tidy = text.replace(/ *\n\s*/g, '\n').replace(/ {2,}/g, ' ');
  return /\s/.test(before) ? tidy.replace(/^\s+/, '') : tidy;
}

function trimEnd(runs: Run[]): void {
  for (let last = runs.pop(); last !== undefined; last = runs.pop()) {
    const text = (typeof last === 'string' ? last : last.text).trimEnd();
    if (text === '') continue;
    runs.push(typeof last === 'string' ? text : { text, href: last.href });
    return;
  }
}

/** Several texts as one, each on a line of its own. */
export function joinTexts(texts: readonly Text[], separator = '\n'): Text {
  const builder = new TextBuilder();
  texts
    .filter((text) => plain(text).trim() !== '')
    .forEach((text, index) => {
      if (index > 0) builder.add(separator);
      builder.addText(text);
    });
  return builder.build();
}
