import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { palette } from '../../theme/tokens';
import { readerWords as words } from '../../words/reader';
import { mostMatches } from './find-text';
import type { Listening } from './use-listening';
import type { TextFinds } from './use-text-find';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px 4px',
  flex: 'none',
  minHeight: 52,
  '@media (max-height: 400px)': { minHeight: 44 },
  paddingInline: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
});
const Top = styled(Bar)({ borderBlockEnd: `1px solid ${palette.divider}` });
const Bottom = styled(Bar)({ borderBlockStart: `1px solid ${palette.divider}`, gap: '2px 16px' });

const Field = styled('input')({
  flex: '1 1 8rem',
  minWidth: 0,
  maxWidth: 420,
  boxSizing: 'border-box',
  minHeight: 44,
  padding: '0 8px',
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
/** The steps stay together when the bar breaks. */
const Steps = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
});
const Count = styled('span')({ minWidth: '7ch', paddingInline: 6, fontSize: '0.875rem' });

interface FindProps {
  typed: string;
  onType: (typed: string) => void;
  finds: TextFinds;
  onClose: () => void;
  /** The bar was opened by the reader, who goes on to type. */
  takesFocus: boolean;
}

/** The search in the text. Enter goes to the next match, Shift+Enter to the previous one. */
export function TextFindBar({ typed, onType, finds, onClose, takesFocus }: FindProps) {
  const field = useRef<HTMLInputElement>(null);
  const { count, selected, step } = finds;
  useEffect(
    function takeFocus() {
      if (takesFocus) field.current?.focus();
    },
    [takesFocus],
  );
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return undefined;
    event.preventDefault();
    return step(event.shiftKey ? -1 : 1);
  };
  return (
    <Top role="search" aria-label={words.find} onKeyDown={onKey}>
      <Field
        ref={field}
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
      />
      <Steps>
        <Count role="status">{sentence(typed, finds)}</Count>
        <IconButton aria-label={words.findPrevious} disabled={count === 0} onClick={() => step(-1)}>
          <Icon name="up" />
        </IconButton>
        <IconButton aria-label={words.findNext} disabled={count === 0} onClick={() => step(1)}>
          <Icon name="down" />
        </IconButton>
        <IconButton aria-label={words.closeFind} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Steps>
    </Top>
  );

  function sentence(query: string, { words: searched }: TextFinds): string {
    if (query.trim() === '') return '';
    if (searched === undefined) return words.searching;
    if (count === 0) return words.nothingFound;
    const place = { at: selected + 1, count };
    return count < mostMatches ? words.foundOf(place) : words.foundOfMany(place);
  }
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

/** What can be done with the text: go to a heading, find words, listen. */
export function TextTools(props: ToolsProps) {
  const { hasContents, isShowingContents, onContents, isFinding, onFind, listening, onListenDown, onListen } =
    props;
  const { state } = listening;
  return (
    <Bottom role="toolbar" aria-label={words.tools}>
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
