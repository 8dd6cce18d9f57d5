import { useEffect, useState } from 'react';
import { readOtherCopies, restoreFormer, type OtherCopy } from '../../data/documents/former-copies';
import { saveDocument, useSaveState, type ListedDocument } from '../../data/documents/saves';
import { progressWords, saveFailureSentence } from '../../words/documents';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { showToast } from '../../components/toasts/toasts';
import { Actions, Small } from '../../components/saved/panel';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

const none: ReadonlyMap<string, OtherCopy> = new Map();

/** The other versions of the saved documents, read again whenever the documents change. */
export function useOtherCopies(
  documents: readonly ListedDocument[] | undefined,
): ReadonlyMap<string, OtherCopy> {
  const [otherCopies, setOtherCopies] = useState(none);
  useEffect(
    function lookForCopies() {
      let isCurrent = true;
      void readOtherCopies().then((found) => isCurrent && setOtherCopies(found));
      return () => {
        isCurrent = false;
      };
    },
    [documents],
  );
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
  if (!otherCopy?.hasFormer && !otherCopy?.isNewer) return null;

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
      {otherCopy.isNewer && <Small>{words.newerExists}</Small>}
      {otherCopy.hasFormer && <Small>{words.formerKept}</Small>}
      <Actions>
        {otherCopy.isNewer && (
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
