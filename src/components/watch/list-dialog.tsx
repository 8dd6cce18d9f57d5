import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { href } from '../../addresses';
import type { PersistentCache } from '../../data/device/swr-cache';
import { endWatch, startWatch, useWatches } from '../../data/watches/watches';
import type { Resource } from '../../schemas/base';
import { MuiProvider } from '../../theme/mui-provider';
import { palette } from '../../theme/tokens';
import { keptWords } from '../../words/kept';
import { language } from '../../words/language';
import { watchWords as words } from '../../words/watch';
import { withOrder } from '../list/filter-form';
import { ResourceListCard } from '../saved/resource-list-card';
import { documentLists } from '../search/listed-documents';
import { Button } from '../ui/button';
import { DialogTop } from '../ui/dialog-top';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { Typography } from '../ui/typography';
import { AlertPart } from './alert-part';
import { queryFacts } from './fitting-records';
import { hasAlerts } from './make-alert';
import { fittingAddresses, watchablePlace } from './watch-news';

const Part = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${palette.divider}`,
  '& > p': { margin: 0 },
  '& > div': { padding: 0 },
});

const titleId = 'list-dialog-title';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  of: Resource;
  /** The path of the list's page. */
  path: string;
  /** The query of the filter that is set. */
  query: string;
}

/** What can be done with a list as a whole: to be told of new entries, and to take all its documents. */
export function ListDialog({ isOpen, onClose, of, path, query }: Props) {
  const { records, titleAt } = use(SiteContext);
  const place = watchablePlace(records, path);
  const documents = documentLists(records).find((list) => list.of === of);
  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogContent>
          <DialogTop id={titleId} title={titleAt(path) ?? ''} onClose={onClose} />
          {place && <WatchPart of={of} path={path} query={withOrder(query, '')} />}
          {documents && (
            <Part>
              <Typography variant="h3">{words.documents}</Typography>
              <ResourceListCard section={documents} />
            </Part>
          )}
        </DialogContent>
      </Dialog>
    </MuiProvider>
  );
}

function WatchPart({ of, path, query }: Pick<Props, 'of' | 'path' | 'query'>) {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const [failure, setFailure] = useState('');
  const address = path + query;
  const watches = useWatches();
  const isWatched = typeof watches === 'object' && watches.some((watch) => watch.address === address);

  async function press() {
    // A watch that is not read yet would begin anew, and forget what is new.
    if (watches === 'loading') return;
    if (watches === 'failed') return setFailure(keptWords.unreadable);
    setFailure('');
    if (isWatched) return setFailure((await endWatch(address)) ? '' : words.notEnded);
    const place = watchablePlace(records, path)!;
    const known = await fittingAddresses(cache as PersistentCache, place, query);
    const isStarted = await startWatch({ address, language: language.tag, known });
    setFailure(isStarted ? '' : words.notStarted);
  }

  return (
    <Part>
      <Typography variant="h3">{words.title}</Typography>
      <p>{query ? words.whatFits(words.facts(queryFacts(of, query))) : words.everything}</p>
      <p>{words.how}</p>
      <Button
        variant={isWatched ? 'outlined' : 'contained'}
        startIcon={<Icon name={isWatched ? 'check' : 'bell'} />}
        aria-pressed={isWatched}
        aria-disabled={watches === 'loading'}
        onClick={() => void press()}
      >
        {isWatched ? words.stop : words.start}
      </Button>
      <span role="status">{failure || (isWatched && words.started)}</span>
      {isWatched && <Link to={{ pathname: href('/saved'), hash: 'watched' }}>{words.toWatched}</Link>}
      {isWatched && hasAlerts(of) && <AlertPart address={address} />}
    </Part>
  );
}
