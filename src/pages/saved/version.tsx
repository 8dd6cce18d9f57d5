import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../format/dates';
import { locale } from '../../words/common';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { Part, Sheet } from './panel';
import { Typography } from '../../components/ui/typography';

const ResetDialog = lazy(() => import('./reset-dialog'));

/** Written by the build, and not stored: few read it. */
const licencesAddress = '/licences.txt';

/** Which build this is, for whoever helps its reader; and the way to start anew. */
export function SavedVersion() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { BUILD_VERSION: version, BUILD_DAY: day } = import.meta.env;
  return (
    <Part>
      <Typography variant="h2">{words.version}</Typography>
      <Sheet>
        <p>
          {version && day
            ? words.versionOf({ version, day: formatDate(day, locale, 'UTC') })
            : words.noVersion}
        </p>
        {version && (
          <p>
            <a href={licencesAddress}>{words.licences}</a> {words.licencesOnline}
          </p>
        )}
        <p>{words.resetText}</p>
        <Button variant="outlined" color="error" onClick={() => setDialog('open')}>
          {words.reset}
        </Button>
      </Sheet>
      {dialog !== 'never' && (
        <Suspense>
          <ResetDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Part>
  );
}
