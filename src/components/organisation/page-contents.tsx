import styled from '@emotion/styled';
import { up } from '../../theme/tokens';
import { keptWords } from '../../words/kept';
import { LinkRow } from '../ui/related-pages';
import { gutter } from '../ui/section';

/** One line, which is scrolled on a phone: what is below stays on the first screen. */
const Ways = styled(LinkRow)({
  flexWrap: 'nowrap',
  gap: 8,
  // What scrolls reaches the edges of the screen, and would cut an outline outside of it.
  margin: `0 calc(-1 * ${gutter}) 16px`,
  padding: `3px ${gutter}`,
  overflowX: 'auto',
  '@media (pointer: coarse)': { scrollbarWidth: 'none' },
  '& li': { flex: 'none', maxWidth: '85%' },
  [up.sm]: { flexWrap: 'wrap', marginInline: -3, paddingInline: 3 },
});

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
    <Ways>
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
