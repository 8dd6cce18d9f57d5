import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { importRetriably } from '../../browser/import-retriably';
import type { Resource } from '../../schemas/base';
import { words } from '../../words/common';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';

const loadDialog = () =>
  importRetriably(() => import('../watch/list-dialog')).then(({ ListDialog }) => ListDialog);

/** Opens what can be done with the whole list; its code comes with the first press. */
export function ListActions({ of, query }: { of: Resource; query: string }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { Component: ListDialog, load } = useLazyComponent(loadDialog);
  const open = async () => setOpen(await load());
  return (
    <>
      <IconButton
        aria-label={words.listActions}
        aria-haspopup="dialog"
        // The icon needs less room than a finger: in Pashto too, all of the filter takes two lines of a phone.
        style={{ marginBlock: '-4px', marginInline: '-16px -8px' }}
        onClick={() => void open()}
      >
        <Icon name="bell" />
      </IconButton>
      {ListDialog && <ListDialog {...{ isOpen, of, query }} path={pathname} onClose={() => setOpen(false)} />}
    </>
  );
}
