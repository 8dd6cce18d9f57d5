import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { isolateBrackets } from '../../format/bidi';
import { readerWords as words } from '../../words/reader';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { leading, palette } from '../../theme/tokens';
import type { Elements } from '../../components/ui/elements';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  flex: 'none',
  minHeight: 56,
  '@media (max-height: 400px)': { minHeight: 44 },
  paddingInline: 4,
  paddingBlockStart: 'env(safe-area-inset-top)',
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
  '--focus': palette.inverse.accent,
  '& button': { color: 'inherit' },
  '& button:disabled': { color: 'inherit', opacity: 0.8 },
  // With the largest text the bar of the search takes the place of the title.
  '@container (max-width: 16rem)': {
    '&:has(~ [role="search"], ~ * > [role="search"]) > [data-words]': { display: 'none' },
  },
});
/**
 * On a narrow phone, or with large text, the actions move to a line of their own, with their words: a title in a column
 * of two words is not read.
 */
const Words = styled('div')({
  flex: '1 1 9rem',
  minWidth: 0,
  paddingBlock: 6,
  overflowWrap: 'break-word',
  '@media (max-height: 400px)': { paddingBlock: 0 },
  // The text ends 16 px before the edge of the screen, where the actions have a line of their own.
  '@container (max-width: 31.99rem)': { paddingInlineEnd: 12 },
  // With the largest text on the narrowest screen, all buttons share a line above it.
  '@container (max-width: 16rem)': { order: 1, flexBasis: '100%', padding: '0 8px 4px' },
});
const Actions = styled('div')({
  display: 'flex',
  gap: 4,
  flex: 'none',
  marginInlineStart: 'auto',
  '@container (min-width: 20rem) and (max-width: 31.99rem)': { flex: '1 0 100%' },
});
const Title = styled('h1')({
  margin: 0,
  fontSize: '1rem',
  fontWeight: 700,
  // Letters of Arabic script reach below their line.
  lineHeight: leading(1.5),
  // One line: the document begins with its title.
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '&:focus': { outline: 'none' },
});
const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  fontSize: '0.8125rem',
  lineHeight: leading(1.4),
  // Three lines, two with a date in two calendars and one with the state: a phone that enlarges text alone must not
  // give it the screen.
  maxHeight: `calc(3em * ${leading(1.4)} + 6px)`,
  overflow: 'hidden',
  // Letters of Arabic script reach below their line.
  paddingBlockEnd: 4,
  '@container (max-width: 16rem)': { '@media (max-height: 640px)': { display: 'none' } },
});
/** The chip as a part of its line, in the colours of the bar. */
const Chips = styled('span')({
  '&& > *': {
    alignItems: 'flex-start',
    minHeight: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    fontSize: 'inherit',
    color: 'inherit',
  },
  // In the middle of the first line.
  '& svg': { marginBlockStart: '0.1em' },
});

interface Props {
  title: string;
  /** The age of the copy. */
  note: Elements;
  /** The state of the notice's deadline. */
  chip?: Elements;
  onBack: () => void;
  children: ReactNode;
}

/** The top bar of the viewer: the way back, the title and the actions. */
export function ReaderBar({ title, note, chip, onBack, children }: Props) {
  return (
    <Bar>
      <IconButton aria-label={words.back} onClick={onBack}>
        <Icon name="previous" />
      </IconButton>
      <Words data-words="">
        <Title dir="auto" data-page-title tabIndex={-1}>
          {isolateBrackets(title)}
        </Title>
        <Note>
          {chip && <Chips>{chip}</Chips>}
          {note}
        </Note>
      </Words>
      <Actions>{children}</Actions>
    </Bar>
  );
}
