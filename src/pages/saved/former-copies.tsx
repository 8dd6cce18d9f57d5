import { useEffect, useState } from 'react';
import { coalesceRuns } from '../../browser/coalesce-runs';
import { readOtherCopies, restoreFormer, type OtherCopy } from '../../data/documents/former-copies';
import { everyDocument, followSaves } from '../../data/documents/save-states';
import { saveDocument, useSaveState, type ListedDocument } from '../../data/documents/saves';
import { progressWords, saveFailureSentence } from '../../words/documents';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { showToast } from '../../components/toasts/toasts';
import { Actions, Small } from '../../components/saved/panel';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

const none: ReadonlyMap<string, OtherCopy> = new Map();

/**
 * The other versions of the saved documents, read again whenever the documents change. It follows them itself: React
 * loses an effect that depends on them if it renders something more urgent while their change is a transition.
 */
export function useOtherCopies(): ReadonlyMap<string, OtherCopy> {
  const [otherCopies, setOtherCopies] = useState(none);
  useEffect(function followCopies() {
    let isCurrent = true;
    const look = coalesceRuns(async () => {
      const found = await readOtherCopies();
      if (isCurrent) setOtherCopies(found);
    });
    void look();
    const unfollow = followSaves(everyDocument, () => void look());
    return () => {
      isCurrent = false;
      unfollow();
    };
  }, []);
  return otherCopies;
}

interface Props {
  document: ListedDocument;
  otherCopy: OtherCopy | undefined;
}

/** The other versions of a saved document: the previous one, and a newer one that is not on the device. */
export function FormerCopies({ document, otherCopy }: Props) {
  const { title, page, url, isNamedByList } = document;
  const state = useSaveState({ url });
  if (!otherCopy?.hasFormer && !otherCopy?.hasNewer) return null;

  async function goBack() {
    try {
      await restoreFormer(url);
    } catch (error) {
      console.warn(error);
      showToast(words.formerFailed);
    }
  }
  const getNewer = () =>
    void saveDocument({ url }, { title, page, ...(isNamedByList && { isNamedByList }) }, undefined, true);

  const isFetching = state.is === 'saving';
  return (
    <>
      {otherCopy.hasNewer && <Small>{words.newerExists}</Small>}
      {otherCopy.hasFormer && <Small>{words.formerKept}</Small>}
      <Actions>
        {otherCopy.hasNewer && (
          <Button variant="outlined" aria-disabled={isFetching} onClick={() => !isFetching && getNewer()}>
            <span>{isFetching ? progressWords(state) : words.getNewer}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
        {otherCopy.hasFormer && (
          <Button onClick={() => void goBack()}>
            {words.useFormer}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
      </Actions>
      <span role="status">{state.is === 'failed' && saveFailureSentence(state.failure, state.needed)}</span>
    </>
  );
}
