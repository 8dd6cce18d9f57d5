import { use, useState } from 'react';
import { useKept } from '../../data/kept/kept';
import { keptWords as words } from '../../words/kept';
import { TenderContext } from '../record/tender-context';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import { forget, keep, type Keepable } from './keep';

/** Keeps a notice, an event or a project on the phone, and forgets it again. */
export function KeepButton(thing: Keepable) {
  const { awards } = use(TenderContext);
  const kept = useKept();
  const [failure, setFailure] = useState('');
  const isKept = typeof kept === 'object' && kept.some(({ address }) => address === thing.address);

  async function press() {
    setFailure('');
    setFailure(await (isKept ? forget(thing) : keep(thing, awards)));
  }

  return (
    <>
      <Button
        size="small"
        color={isKept ? 'success' : 'primary'}
        startIcon={<Icon name={isKept ? 'saved' : 'bookmark'} />}
        aria-pressed={isKept}
        onClick={() => void press()}
      >
        <span>{isKept ? words.kept : words.keep}</span>
        <VisuallyHidden>{`: ${thing.title}`}</VisuallyHidden>
      </Button>
      <span role="status">{failure}</span>
    </>
  );
}
