import { useEffect, useState } from 'react';
import { readAsides, restoreFormer, type Aside } from '../../data/documents/former-copies';
import { saveDocument, useSaveState, type ListedDocument } from '../../data/documents/saved-documents';
import { progressWords, saveFailureSentence } from '../../words/documents';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { showNotice } from '../../components/notices/notices';
import { Actions, Small } from './panel';
import { VisuallyHidden } from '../../components/ui/visually-hidden';

const none: ReadonlyMap<string, Aside> = new Map();

/** The other versions of the saved documents, read again whenever the documents change. */
export function useAsides(documents: readonly ListedDocument[] | undefined): ReadonlyMap<string, Aside> {
  const [asides, setAsides] = useState(none);
  useEffect(
    function lookAside() {
      let isCurrent = true;
      void readAsides().then((found) => isCurrent && setAsides(found));
      return () => {
        isCurrent = false;
      };
    },
    [documents],
  );
  return asides;
}

interface Props {
  document: ListedDocument;
  aside: Aside | undefined;
}

/** The other versions of a saved document: the previous one, and a newer one that is not on the device. */
export function FormerCopies({ document, aside }: Props) {
  const { title, page, url, isNamedByList } = document;
  const state = useSaveState({ url });
  if (!aside?.hasFormer && !aside?.isNewer) return null;

  async function goBack() {
    try {
      await restoreFormer(url);
    } catch (error) {
      console.warn(error);
      showNotice(words.formerFailed);
    }
  }
  const getNewer = () =>
    void saveDocument({ url }, { title, page, ...(isNamedByList && { isNamedByList }) }, undefined, true);

  const isFetching = state.is === 'saving';
  return (
    <>
      {aside.isNewer && <Small>{words.newerExists}</Small>}
      {aside.hasFormer && <Small>{words.formerKept}</Small>}
      <Actions>
        {aside.isNewer && (
          <Button variant="outlined" aria-disabled={isFetching} onClick={() => !isFetching && getNewer()}>
            {isFetching ? progressWords(state) : words.getNewer}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        )}
        {aside.hasFormer && (
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
