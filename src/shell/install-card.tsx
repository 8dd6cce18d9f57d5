import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { Button } from '../components/button';
import { Measure } from '../components/section';
import { Typography } from '../components/typography';
import { answerInstallCard, countVisit, isInstallCardAnswered } from '../data/visits';
import { installWords } from '../words/install';
import { useInstallAction } from './install-action';

const Place = styled(Measure)({ marginBlockEnd: 56, '@media print': { display: 'none' } }) as typeof Measure;
const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div:first-of-type': { flex: '1 1 280px', maxWidth: '68ch' },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Offers to install from the second visit on, below the page, until the reader answers: then never again. */
export function InstallCard() {
  const titleId = useId();
  const { is, press, advice } = useInstallAction();
  const [state, setState] = useState<'unknown' | 'offered' | 'answered'>('unknown');

  useEffect(() => {
    let isHere = true;
    const decide = async () => {
      const visit = await countVisit();
      if (visit < 2 || (await isInstallCardAnswered())) return;
      if (isHere) setState((now) => (now === 'unknown' ? 'offered' : now));
    };
    void decide();
    return () => {
      isHere = false;
    };
  }, []);

  const answer = () => {
    setState('answered');
    void answerInstallCard();
  };
  const take = () => {
    press?.();
    answer();
  };
  return (
    <>
      {state === 'offered' && press && (
        <Place>
          <Card aria-labelledby={titleId}>
            <div>
              <Typography variant="h3" component="h2" id={titleId} sx={{ marginBlockEnd: 1 }}>
                {installWords.cardTitle}
              </Typography>
              <Typography>{installWords.cardText}</Typography>
            </div>
            <Buttons>
              <Button variant="contained" onClick={take}>
                {is === 'prompt' ? installWords.cardInstall : installWords.cardHow}
              </Button>
              <Button onClick={answer}>{installWords.cardNo}</Button>
            </Buttons>
          </Card>
        </Place>
      )}
      {advice}
    </>
  );
}
