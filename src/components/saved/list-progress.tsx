import styled from '@emotion/styled';
import type { ListSaveState } from '../../data/documents/save-list';
import { useSaveState } from '../../data/documents/saves';
import { savedWords as words } from '../../words/saved';
import { ProgressBar } from '../ui/progress-bar';
import { Small } from './panel';

const Place = styled('div')({ width: '100%', display: 'grid', gap: 6 });
interface Props {
  title: string;
  state: Extract<ListSaveState, { is: 'saving' }>;
}

/** One progress bar for the whole list; the current document counts in proportion to its received bytes. */
export function ListProgressBar({ title, state: { current, all, saved, failed } }: Props) {
  const one = useSaveState(current);
  const part = one.is === 'saving' && one.size ? Math.min(1, one.received / one.size) : 0;
  const percent = Math.min(100, ((saved + failed.length + part) / all) * 100);
  return (
    <Place>
      <ProgressBar
        percent={percent}
        aria-label={words.progressOf(title)}
        aria-valuetext={words.progress({ saved, all })}
      />
      <Small>{words.progress({ saved, all })}</Small>
    </Place>
  );
}
