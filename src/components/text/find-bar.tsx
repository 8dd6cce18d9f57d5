import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { longestQuery } from '../../format/query';
import { palette, textField } from '../../theme/tokens';
import { useCloseRequest } from '../../theme/use-close-request';
import { readerWords as words } from '../../words/reader';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px 4px',
  minHeight: 52,
  '@media (max-height: 400px)': { minHeight: 44 },
  paddingInline: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  borderBlockEnd: `1px solid ${palette.divider}`,
});
const Field = styled('input')({
  ...textField,
  flex: '1 1 8rem',
  minWidth: 0,
  maxWidth: 420,
  padding: '0 8px',
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
const Note = styled('p')({
  flexBasis: '100%',
  margin: 0,
  paddingBlockEnd: 8,
  textAlign: 'center',
  fontSize: '0.875rem',
  // Not hidden: it is announced only in an element that was there before.
  '&:empty': { position: 'absolute' },
});

interface Props {
  typed: string;
  onType: (typed: string) => void;
  /** Which match is shown, and how many there are. */
  status: string;
  hasMatches: boolean;
  step: (direction: 1 | -1) => void;
  onClose: () => void;
  /** The bar was opened by the reader, who goes on to type. */
  takesFocus: boolean;
  /** Why nothing can be found. */
  note?: string | undefined;
}

/** The search in a document. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ typed, onType, status, hasMatches, step, onClose, takesFocus, note = '' }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useCloseRequest(takesFocus, onClose);
  useEffect(
    function takeFocus() {
      if (takesFocus) field.current?.focus();
    },
    [takesFocus],
  );
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== field.current)
      return undefined;
    event.preventDefault();
    return step(event.shiftKey ? -1 : 1);
  };
  return (
    <Bar role="search" aria-label={words.find} onKeyDown={onKey}>
      <Field
        ref={field}
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestQuery}
        onChange={(event) => onType(event.target.value)}
      />
      <Steps>
        <Count role="status">{status}</Count>
        <IconButton aria-label={words.findPrevious} disabled={!hasMatches} onClick={() => step(-1)}>
          <Icon name="up" />
        </IconButton>
        <IconButton aria-label={words.findNext} disabled={!hasMatches} onClick={() => step(1)}>
          <Icon name="down" />
        </IconButton>
        <IconButton aria-label={words.closeFind} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Steps>
      <Note aria-live="polite">{note}</Note>
    </Bar>
  );
}
