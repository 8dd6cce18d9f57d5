import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import { use, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { usePlatform } from '../../browser/platform';
import type { FileValue } from '../../schemas/base';
import { words } from '../../words/common';
import { documentWords } from '../../words/documents';
import { keptWords } from '../../words/kept';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { download, share, type Note } from './hand-over';
import { canShareAnything } from './share-document';
import { MuiProvider } from '../../theme/mui-provider';

const Item = styled(MenuItem)({ minHeight: 44, gap: 12 });

interface Props {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  file: FileValue;
  title: string;
  onClose: () => void;
  onNote: (note: Note | undefined) => void;
}

/**
 * The menu of a document: share, download, and keep its record. iOS hides downloads from the user: where sharing works, it
 * replaces them.
 */
export function DocumentMenu({ anchor, file, title, onClose, onNote }: Props) {
  const isIos = usePlatform() === 'ios';
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const canShare = anchor !== null && canShareAnything();
  const keeping = useKeeping(file, anchor !== null);
  const choose = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };

  async function shareFile() {
    onNote(await share({ file, title, cache: cache as PersistentCache, records }));
  }

  async function downloadFile() {
    onNote({ is: 'said', text: words.fetching });
    onNote(await download({ file }));
  }

  async function keepRecord() {
    const failure = await keeping!.toggle();
    if (failure) onNote({ is: 'failed', text: failure });
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
          <Item onClick={choose(shareFile)}>
            <Icon name="share" />
            {documentWords.share}
          </Item>
        )}
        {!(isIos && canShare) && (
          <Item onClick={choose(downloadFile)}>
            <Icon name="download" />
            {words.download}
          </Item>
        )}
        {keeping && (
          <Item onClick={choose(keepRecord)}>
            <Icon name={keeping.isKept ? 'saved' : 'bookmark'} />
            <span>{keeping.isKept ? keptWords.keepNot : keptWords.keepRecord}</span>
          </Item>
        )}
      </Menu>
    </MuiProvider>
  );
}

/** Whether the record of a document is kept, and what changes that; looked up while the menu is open. */
function useKeeping(file: FileValue, isOpen: boolean) {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const [keeping, setKeeping] = useState<{ isKept: boolean; toggle: () => Promise<string> }>();
  useEffect(
    function lookUp() {
      if (!isOpen) return undefined;
      let isCurrent = true;
      const stored = cache as PersistentCache;
      // Loaded here only: a list page needs none of the other lists.
      void import('../kept/keep-by-document')
        .then(async ({ findKeepable, toggleKept }) => {
          const found = await findKeepable(stored, records, file);
          if (!isCurrent) return;
          setKeeping(found && { isKept: found.isKept, toggle: () => toggleKept(stored, found) });
        })
        .catch((error: unknown) => console.warn(error));
      return () => {
        isCurrent = false;
      };
    },
    [cache, records, file, isOpen],
  );
  return keeping;
}
