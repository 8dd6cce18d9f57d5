import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ListState } from '../../data/lists/use-list';
import { useNetworkMessage } from '../../data/api/network-state';
import { useTimeZone } from '../../data/lists/use-settings';
import { dayIn, formatDate, machineTime } from '../../format/dates';
import { settingDefaults } from '../../schemas/setting-defaults';
import { ageWords, locale, words } from '../../words/common';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';
import { buildDay, useNow } from '../../browser/clock';
import { leading, palette } from '../../theme/tokens';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '0 8px',
  // Room for two lines of Latin letters: the length of the sentence is not known at build time.
  minHeight: 36,
  marginBlockEnd: 8,
  // Below the data.
  '* + &': { marginBlockStart: 16 },
  fontSize: '0.8125rem',
  lineHeight: leading(1.25),
  color: palette.text.secondary,
  '& button': { flex: 'none', marginBlock: -4 },
  // With large text the button moves below the sentence.
  flexWrap: 'wrap',
  '& > time': { flex: '1 1 8em', maxWidth: 'max-content' },
  '@media print': { minHeight: 0, '& button, & > svg': { display: 'none' } },
});
const OnScreen = styled('span')({ '@media print': { display: 'none' } });
/** Text of paper alone: by the style sheet, so that nothing else finds it. */
const OnPaper = styled('span')({ '@media print': { '&::before': { content: 'attr(data-paper)' } } });
const Warning = styled('span')({ color: palette.warning.main, fontWeight: 600 });

const loadNoRoom = () => import('./no-room').then(({ NoRoom }) => NoRoom);

/** The age of the shown data, why the last refresh failed, and whether the device has no room for the data. */
export function DataAge({ of: screen }: { of: Extract<ListState<unknown>, { confirmedAt: number }> }) {
  const now = useNow();
  const zone = useTimeZone();
  const place = useRef<HTMLDivElement>(null);
  const { confirmedAt, refreshFailure, isReloading, hasNoRoom } = screen;
  const { Component: NoRoom, load } = useLazyComponent(loadNoRoom);
  useEffect(() => {
    if (hasNoRoom) void load();
  }, [hasNoRoom, load]);
  const tellsCause = useNetworkMessage(refreshFailure, place);
  if (now === undefined) {
    // Prerendered HTML has the build date, which is the same on every device, and no refresh button before hydration.
    return (
      <Line ref={place}>
        <Icon name="clock" />
        <time dateTime={buildDay()}>
          {words.checkedOn(formatDate(buildDay(), locale, settingDefaults.timeZone))}
        </time>
      </Line>
    );
  }
  return (
    <>
      <Line ref={place} data-testid="age">
        {refreshFailure ? <Icon name="warning" /> : <Icon name="clock" />}
        <time dateTime={machineTime(confirmedAt)}>
          <OnScreen>
            {refreshFailure && tellsCause ? (
              <Warning>{words.refreshFailures[refreshFailure](ageWords(confirmedAt, now))}</Warning>
            ) : (
              words.checked(ageWords(confirmedAt, now))
            )}
          </OnScreen>
          <OnPaper
            aria-hidden="true"
            data-paper={words.checkedOn(formatDate(dayIn(zone, confirmedAt), locale, zone))}
          />
        </time>
        <Button size="small" aria-disabled={isReloading} onClick={screen.reload}>
          {isReloading ? words.reloading : words.reload}
        </Button>
      </Line>
      {hasNoRoom && NoRoom && <NoRoom />}
    </>
  );
}
