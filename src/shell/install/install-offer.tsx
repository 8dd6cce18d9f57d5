import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { Button } from '../../components/ui/button';
import { Measure } from '../../components/ui/section';
import { Typography } from '../../components/ui/typography';
import { writePreference } from '../../data/device/preferences';
import { useOfflineState } from '../../data/lists/prefetch/offline-state';
import { installWords } from '../../words/install';
import { useInstallAction } from './install-action';
import { palette } from '../../theme/tokens';

const Place = styled(Measure)({ marginBlockEnd: 56, '@media print': { display: 'none' } }) as typeof Measure;
const Card = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  borderInlineStart: `4px solid ${palette.secondary.main}`,
  backgroundColor: palette.background.paper,
  '& > div:first-of-type': { flex: '1 1 280px', maxWidth: '68ch' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The install offer; hidden for good once the user accepts or dismisses it. */
export function InstallOffer() {
  const titleId = useId();
  const { method, press, advice } = useInstallAction();
  // Where no worker may be registered, the installed app would not open without a connection, as the card says.
  const isOffered = useOfflineState() !== 'no-worker';
  const [isDismissed, setDismissed] = useState(false);

  const dismiss = () => {
    setDismissed(true);
    void writePreference('installCard', 'answered');
  };
  const take = () => {
    press?.();
    dismiss();
  };
  return (
    <>
      {isOffered && !isDismissed && press && (
        <Place>
          <Card aria-labelledby={titleId}>
            <div>
              <Typography variant="h3" component="h2" id={titleId} style={{ marginBlockEnd: 8 }}>
                {installWords.cardTitle}
              </Typography>
              <Typography>{installWords.cardText}</Typography>
            </div>
            <Buttons>
              <Button variant="contained" onClick={take}>
                {method === 'prompt' ? installWords.cardInstall : installWords.cardHow}
              </Button>
              <Button onClick={dismiss}>{installWords.cardNo}</Button>
            </Buttons>
          </Card>
        </Place>
      )}
      {advice}
    </>
  );
}
