import styled from '@emotion/styled';
import { keptWords } from '../../words/kept';

/** On one line where text is large: the first thing below stays on the first screen. */
const Ways = styled('ul')({
  display: 'flex',
  gap: '0 20px',
  margin: '0 0 12px',
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
  '@container (min-width: 18rem)': { flexWrap: 'wrap', overflowX: 'visible' },
  '& li': { flex: 'none', maxWidth: '100%' },
  // What scrolls cuts an outline outside of it.
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, outlineOffset: -3 },
  '@media print': { display: 'none' },
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
  <nav aria-label={keptWords.onThisPage} style={{ containerType: 'inline-size' }}>
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
