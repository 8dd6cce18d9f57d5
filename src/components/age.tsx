import { styled } from '@mui/material/styles';
import type { Screen } from '../data/lists';
import { useOwnNote } from '../data/network';
import { defaultZone, formatDate, machineTime } from '../format';
import { ageSentence, ageWords, checkedSentence, locale, refreshSentences, words } from '../words';
import { Button } from './button';
import { Icon } from './icon';
import { pageDay, useNow } from './now';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Two lines of the sentence fit: which it will be differs from phone to phone.
  minHeight: 48,
  marginBlockEnd: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& button': { flex: 'none' },
  '@media print': { '& button': { display: 'none' } },
}));
const Warned = styled('span')(({ theme }) => ({ color: theme.vars.palette.warning.main, fontWeight: 600 }));

/** How old the shown data is, and why it could not be refreshed where that failed. */
export function Age({ of: screen }: { of: Extract<Screen<unknown>, { confirmedAt: number }> }) {
  const now = useNow();
  useOwnNote(screen.refreshFailure);
  const { confirmedAt, refreshFailure, isReloading } = screen;
  if (now === undefined) {
    // What differs from phone to phone is not in the page's HTML; nor can it be reloaded yet.
    return (
      <Line>
        <Icon name="clock" />
        <time dateTime={pageDay()}>{checkedSentence(formatDate(pageDay(), locale, defaultZone))}</time>
      </Line>
    );
  }
  return (
    <Line data-testid="age">
      {refreshFailure ? <Icon name="warning" /> : <Icon name="clock" />}
      <time dateTime={machineTime(confirmedAt)}>
        {refreshFailure ? (
          <Warned>{refreshSentences[refreshFailure](ageWords(confirmedAt, now))}</Warned>
        ) : (
          ageSentence(confirmedAt, now)
        )}
      </time>
      <Button size="small" aria-disabled={isReloading} onClick={screen.reload}>
        {isReloading ? words.reloading : words.reload}
      </Button>
    </Line>
  );
}
