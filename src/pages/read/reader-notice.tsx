import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { words as commonWords } from '../../words/common';
import { readerWords as words } from '../../words/reader';
import { Button } from '../../components/ui/button';
import { palette } from '../../theme/tokens';
import type { Elements } from '../../components/ui/elements';

const Notice = styled('div')({
  alignSelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  maxWidth: '60ch',
  margin: 16,
  padding: 24,
  overflowY: 'auto',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& p': { margin: 0 },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface Props {
  sentence: string;
  /** Absent if another attempt would fail the same way. */
  onRetry?: (() => void) | undefined;
  /** The page that the document belongs to. */
  from: string;
  /** Further actions. */
  children?: Elements;
}

/** Shown in place of a document that cannot be shown: the reason, and what to do next. */
export function ReaderNotice({ sentence, onRetry, from, children }: Props) {
  return (
    <Notice role="alert">
      <p>{sentence}</p>
      <Ways>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {children}
        <Button component={Link} to={from}>
          {from === href('/') ? commonWords.backToHome : words.toList}
        </Button>
      </Ways>
    </Notice>
  );
}
