import { useEffect, useState } from 'react';
import { hasFormer, restoreFormer } from '../../data/documents/former-copies';
import type { FileValue } from '../../schemas/base';
import { readerWords as words } from '../../words/reader';
import { Button } from '../../components/ui/button';

interface Props {
  file: FileValue;
  onRestored: () => void;
}

/** Restores the previous copy when the current one cannot be shown; renders nothing if there is none. */
export function FormerCopyButton({ file: { url }, onRestored }: Props) {
  const [isThere, setThere] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    function lookForFormer() {
      let isCurrent = true;
      void hasFormer(url).then((found) => isCurrent && setThere(found));
      return () => {
        isCurrent = false;
      };
    },
    [url],
  );

  async function restore() {
    try {
      if (await restoreFormer(url)) onRestored();
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }

  if (!isThere) return null;
  return hasFailed ? (
    <p>{words.formerFailed}</p>
  ) : (
    <Button variant="outlined" onClick={() => void restore()}>
      {words.openFormer}
    </Button>
  );
}
