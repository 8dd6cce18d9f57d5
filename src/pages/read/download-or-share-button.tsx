import { useState } from 'react';
import { usePlatform } from '../../browser/platform';
import { Button } from '../../components/ui/button';
import { shareDocument } from '../../components/document/share-document';
import { downloadDocument } from '../../data/documents/download-document';
import type { FileValue } from '../../schemas/base';
import { documentWords, downloadSentence } from '../../words/documents';
import { readerWords as words } from '../../words/reader';

interface Props {
  file: FileValue;
  title: string;
  /** The document is an archive. */
  isArchive?: boolean;
}

/** Hands the document over to another app: by a download, on iOS by Share. */
export function DownloadOrShareButton({ file, title, isArchive = false }: Props) {
  const isIos = usePlatform() === 'ios';
  const [outcome, setOutcome] = useState('');
  async function press() {
    if (!isIos) return setOutcome(downloadSentence(await downloadDocument(file)));
    if ((await shareDocument(file, title)) === 'failed') setOutcome(documentWords.notShared);
  }
  return (
    <>
      <Button onClick={() => void press()}>
        {labels[isArchive ? 'archive' : 'document'][isIos ? 'share' : 'download']}
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
}

const labels = {
  document: words,
  archive: { share: words.shareZip, download: words.downloadZip },
} as const;
