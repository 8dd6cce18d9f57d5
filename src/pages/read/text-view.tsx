import styled from '@emotion/styled';
import type { Edition } from '../../document-text/edition';
import { readerWords as words } from '../../words/reader';
import { Button } from '../../components/ui/button';
import { palette } from '../../theme/tokens';
import { directionOf, TextBlocks } from './text-blocks';

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: 16,
  paddingBlockEnd: 48,
  overflowWrap: 'break-word',
});

const Column = styled('div')({ maxWidth: '42rem', marginInline: 'auto' });

const About = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${palette.divider}`,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& p': { margin: 0, flex: '1 1 16rem' },
});

const Article = styled('article')({
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '&[dir="rtl"]': { lineHeight: 1.9 },
  '& h2, & h3, & h4, & h5, & h6': { margin: '1.5em 0 0.4em', lineHeight: 1.3, fontSize: '1.125rem' },
  '& h2': { fontSize: '1.375rem' },
  '& h3': { fontSize: '1.1875rem' },
  '& p': { margin: '0 0 0.9em' },
  '& ul': { margin: '0 0 0.9em', paddingInlineStart: '1.4em' },
  '& li': { marginBlockEnd: '0.35em' },
  '& li[data-label]': { listStyle: 'none', marginInlineStart: '-1.4em', paddingInlineStart: '1.4em' },
  '& table': { borderCollapse: 'collapse', fontSize: '0.9375rem', lineHeight: 1.5 },
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
});

interface Props {
  edition: Edition;
  title: string;
  /** The list names another file than the one that this is the text of. */
  isEarlier: boolean;
  onPages: () => void;
}

/** The text of a document, in the size and colours of the reader, with the way to its pages. */
export function TextView({ edition, title, isEarlier, onPages }: Props) {
  const { lang, blocks } = edition;
  return (
    <Scroller tabIndex={0} role="region" aria-label={words.textOf(title)}>
      <Column>
        <About>
          <p>
            {words.textOfPdf}
            {isEarlier && ` ${words.earlierText}`}
          </p>
          <Button variant="outlined" onClick={onPages}>
            {words.showPages}
          </Button>
        </About>
        <Article lang={lang} dir={directionOf(lang)}>
          <TextBlocks blocks={blocks} />
        </Article>
      </Column>
    </Scroller>
  );
}
