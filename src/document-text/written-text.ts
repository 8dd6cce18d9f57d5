import type { Block, Edition, Item } from './edition';
import { documentLanguage } from './languages/document-language';
import { clean } from './lines';

const bullet = /^\s*[-*•]\s+/;
const numbered = /^\s*(\p{Nd}{1,3}[.)])\s+/u;

/**
 * The edition that an editor wrote beside a PDF: paragraphs between empty lines, `# ` before a heading, `- ` or `1. `
 * before the items of a list.
 */
export function readWrittenText(text: string): Omit<Edition, 'of'> {
  const blocks = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n\s*\r?\n/)
    .flatMap((part) => readPart(part.split(/\r?\n/).filter((line) => line.trim() !== '')));
  return { lang: documentLanguage(undefined, text), pages: 1, blocks };
}

function readPart(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [marks] = /^#{1,4}(?=\s)/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (marks) blocks.push({ is: 'heading', level: marks.length, text: clean(line.slice(marks.length)) });
    else if (bullet.test(line) || numbered.test(line)) {
      if (last?.is === 'list') last.items.push(readItem(line));
      else blocks.push({ is: 'list', items: [readItem(line)] });
    } else if (last?.is === 'paragraph') last.text = `${last.text as string} ${clean(line)}`;
    else if (last?.is === 'list') {
      const item = last.items.at(-1)!;
      item.text = `${item.text as string} ${clean(line)}`;
    } else blocks.push({ is: 'paragraph', text: clean(line) });
  }
  return blocks;
}

function readItem(line: string): Item {
  const label = numbered.exec(line)?.[1];
  const text = clean(line.replace(label === undefined ? bullet : numbered, ''));
  return label === undefined ? { text } : { text, label };
}
