import styled from '@emotion/styled';
import type { Ref } from 'react';
import type { Edition } from '../../document-text/edition';
import { headingSizes, leading, palette } from '../../theme/tokens';
import { readerWords as words } from '../../words/reader';
import { directionOf, TextBlocks } from './text-blocks';

const found = { backgroundColor: '#ffe08a', color: '#1D2433' };
const current = { backgroundColor: '#f0a030', color: '#1D2433', textDecoration: 'underline 2px' };

const Article = styled('article')({
  fontSize: '1.0625rem',
  lineHeight: leading(1.65),
  overflowWrap: 'break-word',
  '& h2, & h3, & h4, & h5, & h6': { margin: '1.5em 0 0.4em', lineHeight: leading(1.3), fontSize: '1rem' },
  '& h2': { fontSize: headingSizes.textH2 },
  '& h3': { fontSize: `min(1.1875rem, ${headingSizes.h3})` },
  '& :is(h2, h3, h4, h5, h6):focus': { outline: 'none' },
  '& > *': { scrollMarginBlock: 12 },
  '& p': { margin: '0 0 0.9em' },
  // Lines of an address, paragraphs in a cell.
  '& :is(p, li, th, td)': { whiteSpace: 'pre-line' },
  '& ul': { margin: '0 0 0.9em', paddingInlineStart: '1.4em' },
  '& li': { marginBlockEnd: '0.35em' },
  '& li[data-label]': { listStyle: 'none', marginInlineStart: '-1.4em', paddingInlineStart: '1.4em' },
  '& table': {
    minWidth: '100%',
    marginBlockStart: 8,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    lineHeight: leading(1.5),
  },
  '& th, & td': {
    padding: '6px 10px',
    textAlign: 'start',
    verticalAlign: 'top',
    border: `1px solid ${palette.divider}`,
  },
  '& th': { fontWeight: 600 },
  '& a': { color: palette.primary.main },
  '& [data-page-break]': {
    margin: '1.5em 0',
    fontSize: '0.8125rem',
    color: palette.text.secondary,
    borderBlockStart: `1px solid ${palette.divider}`,
  },
  // The block that is read aloud.
  '& > [data-spoken]': {
    borderRadius: 4,
    boxShadow: `0 0 0 6px var(--spoken)`,
    backgroundColor: 'var(--spoken)',
    '--spoken': 'color-mix(in srgb, currentColor 10%, transparent)',
  },
  '@media (forced-colors: active)': { '& > [data-spoken]': { outline: '2px solid Highlight' } },
  // Each in a rule of its own: a browser without highlights drops a rule that names one.
  '&::highlight(found)': found,
  '& ::highlight(found)': found,
  '&::highlight(found-current)': current,
  '& ::highlight(found-current)': current,
});

interface Props {
  edition: Edition;
  /** The index of the first block that is shown, and of the first one that is not; all are shown by default. */
  from?: number;
  to?: number;
  /** True if the text is within a page, below a heading of the second level. */
  isWithin?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The text of a document: one child element per block. */
export const TextArticle = ({ edition, from = 0, to = edition.blocks.length, isWithin, ref }: Props) => (
  <>
    <Article ref={ref} lang={edition.lang} dir={directionOf(edition.lang)}>
      <TextBlocks blocks={edition.blocks.slice(from, to)} headingsFrom={isWithin ? 3 : 2} />
    </Article>
    {edition.isCut && to >= edition.blocks.length && <p>{words.textEndsHere}</p>}
  </>
);
