import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { use } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { downloadDocument } from '../../data/documents/download-document';
import type { SaveFailure } from '../../data/documents/types';
import { usePlatform } from '../../browser/platform';
import type { FileValue } from '../../schemas/base';
import { words } from '../../words/common';
import { documentWords, downloadSentence } from '../../words/documents';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { showToast } from '../toasts/toasts';
import { canShareAnything, shareDocument } from './share-document';
import { MuiProvider } from '../../theme/mui-provider';

const Item = styled(MenuItem)({ minHeight: 44, gap: 12 });

/** The outcome of an action, as a message to the user. */
export interface Note {
  is: 'said' | 'failed';
  text: string;
  failure?: SaveFailure;
}

interface Props {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  file: FileValue;
  title: string;
  onClose: () => void;
  onNote: (note: Note | undefined) => void;
}

/**
 * The share and download menu of a document. iOS hides downloads from the user: where sharing works, it replaces them.
 */
export function DocumentMenu({ anchor, file, title, onClose, onNote }: Props) {
  const isIos = usePlatform() === 'ios';
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const canShare = anchor !== null && canShareAnything();
  const choose = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };

  async function share() {
    const outcome = await shareDocument(file, title, await findShared());
    if (outcome === 'copied') showToast(documentWords.linkCopied);
    if (outcome === 'failed') onNote({ is: 'failed', text: documentWords.notShared });
  }

  /** Loaded here only: a list page needs neither the other lists nor their sentences. */
  async function findShared() {
    const found = import('../search/shared-notice').then((part) =>
      part.findShared(cache as PersistentCache, records, file),
    );
    return found.catch((error: unknown) => void console.warn(error));
  }

  async function download() {
    onNote({ is: 'said', text: words.fetching });
    const outcome = await downloadDocument(file);
    const text = downloadSentence(outcome);
    onNote(outcome.is === 'failed' ? { is: 'failed', text, failure: outcome.failure } : { is: 'said', text });
  }

  return (
    <MuiProvider isOpen={anchor !== null} onClose={onClose}>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          list: { 'aria-label': documentWords.more(title) },
        }}
      >
        {canShare && (
          <Item onClick={choose(share)}>
            <Icon name="share" />
            {documentWords.share}
          </Item>
        )}
        {!(isIos && canShare) && (
          <Item onClick={choose(download)}>
            <Icon name="download" />
            {words.download}
          </Item>
        )}
      </Menu>
    </MuiProvider>
  );
}
