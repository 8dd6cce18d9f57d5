import styled from '@emotion/styled';
import { FindBar } from '../../components/text/find-bar';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { palette } from '../../theme/tokens';
import { readerWords as words } from '../../words/reader';
import { maxMatches } from './find-text';
import type { Listening } from './use-listening';
import type { TextFinds } from './use-text-find';

const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px 16px',
  flex: 'none',
  minHeight: 52,
  '@media (max-height: 400px)': { minHeight: 44 },
  paddingInline: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  // Its buttons share it in equal parts, as wide as the text.
  '& > *': { flex: '1 1 0', maxWidth: '14rem' },
  borderBlockStart: `1px solid ${palette.divider}`,
  // With the largest text on the narrowest screen, the search takes the place of the tools.
  '@container (max-width: 16rem)': { '&[data-behind-find]': { display: 'none' } },
});

interface FindProps {
  typed: string;
  onType: (typed: string) => void;
  finds: TextFinds;
  onClose: () => void;
  takesFocus: boolean;
}

/** The search in the text. */
export const TextFindBar = ({ finds, ...rest }: FindProps) => (
  <FindBar {...rest} status={statusOf(rest.typed, finds)} hasMatches={finds.count > 0} step={finds.step} />
);

function statusOf(query: string, { words: searched, count, selected }: TextFinds): string {
  if (query.trim() === '') return '';
  if (searched === undefined) return words.searching;
  if (count === 0) return words.nothingFound;
  const place = { at: selected + 1, count };
  return count < maxMatches ? words.foundOf(place) : words.foundOfMany(place);
}

interface ToolsProps {
  hasContents: boolean;
  isShowingContents: boolean;
  onContents: () => void;
  isFinding: boolean;
  onFind: () => void;
  listening: Listening;
  onListenDown: () => void;
  /** Begins to read aloud from where the reader is. */
  onListen: () => void;
}

/** The tools of the text view: go to a heading, find words, listen. */
export function TextTools(props: ToolsProps) {
  const { hasContents, isShowingContents, onContents, isFinding, onFind, listening, onListenDown, onListen } =
    props;
  const { state } = listening;
  return (
    <Bottom role="toolbar" aria-label={words.tools} {...(isFinding && { 'data-behind-find': '' })}>
      {hasContents && (
        <Button startIcon={<Icon name="menu" />} aria-expanded={isShowingContents} onClick={onContents}>
          {words.contents}
        </Button>
      )}
      <Button
        startIcon={<Icon name="search" />}
        aria-label={words.find}
        aria-expanded={isFinding}
        onClick={onFind}
      >
        {words.findShort}
      </Button>
      {listening.isPossible && state === 'silent' && (
        <Button startIcon={<Icon name="play" />} onPointerDown={onListenDown} onClick={onListen}>
          {words.listen}
        </Button>
      )}
      {state === 'reading' && (
        <Button startIcon={<Icon name="pause" />} onClick={listening.pause}>
          {words.pauseListening}
        </Button>
      )}
      {state === 'paused' && (
        <Button startIcon={<Icon name="play" />} onClick={listening.resume}>
          {words.resumeListening}
        </Button>
      )}
      {state !== 'silent' && (
        <Button startIcon={<Icon name="close" />} onClick={listening.stop}>
          {words.stopListening}
        </Button>
      )}
    </Bottom>
  );
}
