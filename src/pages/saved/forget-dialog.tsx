import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { use, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useNow } from '../../browser/clock';
import { Button } from '../../components/ui/button';
import { SiteContext } from '../../components/ui/site-context';
import type { PersistentCache } from '../../data/device/swr-cache';
import { useSavedDocuments } from '../../data/documents/saves';
import { forgetMine } from '../../data/kept/forget-mine';
import { useKept } from '../../data/kept/kept';
import { useOutbox } from '../../data/outbox/outbox';
import { MuiProvider } from '../../theme/mui-provider';
import { cutAtWord } from '../../format/truncate';
import { ageWords } from '../../words/common';
import { outboxWords } from '../../words/forms/outbox';
import { forgetWords as words } from '../../words/kept';
import { Status } from '../../components/saved/panel';

const Content = styled(DialogContent)({
  display: 'grid',
  gap: 12,
  '& ul': { margin: 0 },
  '& p': { margin: 0 },
});
const Actions = styled(DialogActions)({ flexWrap: 'wrap', padding: '8px 24px 16px' });

const titleId = 'forget-title';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks once, names what is lost, forgets it, and restarts the app. */
export default function ForgetDialog({ isOpen, onClose }: Props) {
  const { cache } = useSWRConfig();
  const { lists } = use(SiteContext);
  const kept = useKept();
  const documents = useSavedDocuments()?.length ?? 0;
  const messages = useOutbox();
  const now = useNow() ?? 0;
  const [state, setState] = useState<'asking' | 'forgetting' | 'failed'>('asking');

  async function forget() {
    if (state === 'forgetting') return;
    setState('forgetting');
    if (await forgetMine(cache as PersistentCache, lists)) location.reload();
    else setState('failed');
  }

  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{words.question}</DialogTitle>
        <Content>
          <p>{words.what}</p>
          <ul>
            {typeof kept === 'object' && kept.length > 0 && <li>{words.kept(kept.length)}</li>}
            {documents > 0 && <li>{words.documents(documents)}</li>}
            <li>{words.traces}</li>
          </ul>
          {messages.length > 0 && (
            <>
              <Status>{words.messages(messages.length)}</Status>
              <ul>
                {messages.map(({ id, form, writtenAt, fields }) => (
                  <li key={id}>
                    {words.message({
                      form: outboxWords.formNames[form],
                      age: ageWords(writtenAt, now),
                      text: shortened(fields.message ?? fields.email ?? ''),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{words.stays}</p>
          <div role="status">{state === 'failed' && <Status>{words.failed}</Status>}</div>
        </Content>
        <Actions>
          <Button onClick={onClose}>{words.no}</Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={state === 'forgetting'}
            onClick={() => void forget()}
          >
            {state === 'forgetting' ? words.forgetting : words.yes}
          </Button>
        </Actions>
      </Dialog>
    </MuiProvider>
  );
}

const shortened = (text: string) => cutAtWord(text.replaceAll(/\s+/g, ' '), 60);
