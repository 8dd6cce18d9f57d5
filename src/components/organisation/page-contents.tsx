import styled from '@emotion/styled';
import { leading, up } from '../../theme/tokens';
import { keptWords } from '../../words/kept';
import { LinkRow } from '../ui/related-pages';
import { gutter } from '../ui/section';

/** On a phone two or four fill lines of two; any others are one line, which is scrolled: what is below stays in view. */
const Ways = styled(LinkRow)({
  flexWrap: 'nowrap',
  gap: 8,
  // What scrolls reaches the edges of the screen, and would cut an outline outside of it.
  margin: `0 calc(-1 * ${gutter}) 28px`,
  padding: `3px ${gutter}`,
  overflowX: 'auto',
  '@media (pointer: coarse)': { scrollbarWidth: 'none' },
  '& li': { flex: 'none', maxWidth: '100%' },
  '&[data-few]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    marginInline: -3,
    paddingInline: 3,
    '& li': { display: 'grid', maxWidth: '100%' },
    '& a': { paddingBlock: 4, lineHeight: leading(1.3) },
  },
  [up.sm]: {
    '&, &[data-few]': { display: 'flex', flexWrap: 'wrap', marginInline: -3, paddingInline: 3 },
  },
});
const fillLines = [2, 4];

/** A part of a page, as the links to it name it. */
export interface PagePart {
  id: string;
  text: string;
  /** The `lang` and `dir` of the text, where it is not in the language of the page. */
  attributes?: { lang?: string; dir?: string };
}

/** Links to the parts of a long page. Their name, “On this page”, is a message of /saved, the first that had them. */
export const PageContents = ({ parts }: { parts: readonly PagePart[] }) => (
  <nav aria-label={keptWords.onThisPage}>
    <Ways data-few={fillLines.includes(parts.length) || undefined}>
      {parts.map(({ id, text, attributes }) => (
        <li key={id}>
          {/* The browser goes there itself: the next Tab continues from there. */}
          <a href={`#${id}`} {...attributes}>
            {text}
          </a>
        </li>
      ))}
    </Ways>
  </nav>
);
