import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { useOutbox } from '../../data/outbox/outbox';
import { isServerReachable } from '../../browser/server-reachable';
import { resetApp } from '../../data/device/reset-app';
import { useSavedDocuments } from '../../data/documents/saves';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { Status } from '../../components/saved/panel';
import { MuiProvider } from '../../theme/mui-provider';

const Content = styled(DialogContent)({ display: 'grid', gap: 16 });
const Actions = styled(DialogActions)({ flexWrap: 'wrap', padding: '8px 24px 16px' });

const titleId = 'reset-title';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation before the app is reset, states the consequences, and restarts the app once everything is
 * deleted.
 */
export default function ResetDialog({ isOpen, onClose }: Props) {
  const { cache } = useSWRConfig();
  const documents = useSavedDocuments()?.length ?? 0;
  const messages = useOutbox().length;
  const connection = useConnection(isOpen);
  const [included, setIncluded] = useState({ documents: false, outbox: false });
  const [state, setState] = useState<'confirming' | 'clearing' | 'failed'>('confirming');

  async function reset() {
    if (state === 'clearing') return;
    setState('clearing');
    if (await resetApp(cache as PersistentCache, included)) location.reload();
    else setState('failed');
  }

  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{words.resetTitle}</DialogTitle>
        <Content>
          <span>{words.resetWhat}</span>
          {documents > 0 && (
            <FormControlLabel
              label={words.resetDocuments(documents)}
              control={
                <Checkbox
                  checked={included.documents}
                  onChange={({ target }) => setIncluded({ ...included, documents: target.checked })}
                />
              }
            />
          )}
          {messages > 0 && (
            <FormControlLabel
              label={words.resetOutbox(messages)}
              control={
                <Checkbox
                  checked={included.outbox}
                  onChange={({ target }) => setIncluded({ ...included, outbox: target.checked })}
                />
              }
            />
          )}
          <div role="status">
            {connection === 'unreachable' && <Status>{words.resetOffline}</Status>}
            {state === 'failed' && <Status>{words.resetFailed}</Status>}
          </div>
        </Content>
        <Actions>
          <Button onClick={onClose}>{words.resetNo}</Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={state === 'clearing' || connection === 'checking'}
            onClick={() => connection !== 'checking' && void reset()}
          >
            {state === 'clearing'
              ? words.resetting
              : connection === 'checking'
                ? words.resetChecking
                : words.resetYes}
          </Button>
        </Actions>
      </Dialog>
    </MuiProvider>
  );
}

/** Whether the lists could be fetched again: checked against the server each time the dialog opens, for at most 8 s. */
function useConnection(isOpen: boolean): 'checking' | 'reachable' | 'unreachable' {
  const [connection, setConnection] = useState<'checking' | 'reachable' | 'unreachable'>('checking');
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    void isServerReachable().then((isReachable) => {
      if (isCurrent) setConnection(isReachable ? 'reachable' : 'unreachable');
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return connection;
}
