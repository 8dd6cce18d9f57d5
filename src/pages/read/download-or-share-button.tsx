import { useState } from 'react';
import { usePlatform } from '../../browser/platform';
import { Button } from '../../components/ui/button';
import { shareDocument } from '../../components/document/share-document';
import { downloadDocument } from '../../data/documents/download-document';
import type { FileValue } from '../../schemas/base';
import { documentWords, downloadSentence } from '../../words/documents';
import { readerWords as words } from '../../words/reader';

/** Hands the document over to another app: by a download, on iOS by Share. */
export function DownloadOrShareButton({ file, title }: { file: FileValue; title: string }) {
  const isIos = usePlatform() === 'ios';
  const [outcome, setOutcome] = useState('');
  async function press() {
    if (!isIos) return setOutcome(downloadSentence(await downloadDocument(file)));
    if ((await shareDocument(file, title)) === 'failed') setOutcome(documentWords.notShared);
  }
  return (
    <>
      <Button onClick={() => void press()}>{isIos ? words.share : words.download}</Button>
      <span role="status">{outcome}</span>
    </>
  );
}
