import styled from '@emotion/styled';
import type { Block, Cell, Item } from '../../document-text/edition';
import { readerWords as words } from '../../words/reader';
import { LinkedRuns } from './linked-runs';

/** A table may be wider than the screen: it scrolls by itself. */
const Wide = styled('div')({ overflowX: 'auto', contain: 'inline-size', margin: '0 0 0.9em' });

/** Languages that are written from right to left. */
const rtl = /^(ar|ckb|fa|he|prs|ps|sd|ug|ur)\b|-arab\b/i;
export const directionOf = (lang: string): 'rtl' | 'ltr' => (rtl.test(lang) ? 'rtl' : 'ltr');

/** The blocks of a text as HTML elements. The title of the page is its only heading of the first level. */
export const TextBlocks = ({ blocks, headingsFrom }: { blocks: readonly Block[]; headingsFrom: 2 | 3 }) =>
  blocks.map((block, index) => <TextBlock key={index} block={block} headingsFrom={headingsFrom} />);

const headings = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function TextBlock({ block, headingsFrom }: { block: Block; headingsFrom: 2 | 3 }) {
  const own = block.lang === undefined ? {} : { lang: block.lang, dir: directionOf(block.lang) };
  switch (block.is) {
    case 'heading': {
      const Heading = headings[Math.max(1, block.level) + headingsFrom - 2] ?? 'h6';
      return (
        <Heading {...own}>
          <LinkedRuns of={block.text} />
        </Heading>
      );
    }
    case 'list':
      return <ItemList items={block.items} {...own} />;
    case 'table':
      return <CellTable rows={block.rows} {...own} />;
    case 'page':
      return <p data-page-break>{sentenceOf(block)}</p>;
    default:
      return (
        <p {...own}>
          <LinkedRuns of={block.text} />
        </p>
      );
  }
}

function sentenceOf({ page, isPicture, isBroken }: Block & { is: 'page' }): string {
  if (isBroken) return words.brokenPage(page);
  return isPicture ? words.pictureOfPage(page) : words.pageBegins(page);
}

interface Own {
  lang?: string;
  dir?: string;
}

/** The numbers are those of the document: they may begin anywhere, and may be letters. */
const ItemList = ({ items, ...own }: { items: readonly Item[] } & Own) => (
  <ul {...own}>
    {items.map(({ text, label }, index) => (
      <li key={index} {...(label !== undefined && { 'data-label': '' })}>
        {label !== undefined && <span>{`${label} `}</span>}
        <LinkedRuns of={text} />
      </li>
    ))}
  </ul>
);

const CellTable = ({ rows, ...own }: { rows: readonly (readonly Cell[])[] } & Own) => {
  const isHeads = (row: readonly Cell[]) => row.every(({ head }) => head);
  return (
    <Wide tabIndex={0} role="region" aria-label={words.table}>
      <table {...own}>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map(({ head, text, columns, rows: below }, index) =>
                head ? (
                  <th key={index} scope={isHeads(row) ? 'col' : 'row'} colSpan={columns} rowSpan={below}>
                    <LinkedRuns of={text} />
                  </th>
                ) : (
                  <td key={index} colSpan={columns} rowSpan={below}>
                    <LinkedRuns of={text} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
};
