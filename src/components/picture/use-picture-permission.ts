import { useEffect, useRef, useState } from 'react';
import { useDataSaver } from '../../data/device/data-saver';
import { isImageStored } from '../../data/device/stored-images';
import type { ImageValue } from '../../schemas/base';

/** `given`: show it, only in the size of the URL `only` if set. `asked`: after a tap. `withheld`: not known yet. */
interface Leave {
  is: 'given' | 'asked' | 'withheld';
  only?: string;
}

const isLoaded = (image: HTMLImageElement | null) => image?.complete === true && image.naturalWidth > 0;

async function findStored({ url, small }: ImageValue): Promise<string | undefined> {
  for (const size of small ? [small.url, url] : [url]) if (await isImageStored(size)) return size;
  return undefined;
}

/**
 * Whether a picture may be shown. In data saver mode only one that is stored, or that the prerendered HTML has already
 * loaded, is shown at once; others load after a tap, in the small size. Pass `image` as ref of the `<img>` and call
 * `show` on the tap. `isFirst`: the first picture of the page, which is never removed if the HTML began to load it.
 */
export function usePicturePermission(of: ImageValue | undefined, isFirst = false) {
  const saver = useDataSaver();
  const [isBegun] = useState(saver === 'off');
  const [tapped, setTapped] = useState<string>();
  const [found, setFound] = useState<{ url: string; leave: Leave }>();
  const image = useRef<HTMLImageElement>(null);
  const { url, small } = of ?? {};
  const smallUrl = small?.url;

  useEffect(() => {
    if (saver !== 'on' || !url) return undefined;
    let isCurrent = true;
    const look = async () => {
      const only = await findStored({ url, ...(smallUrl && { small: { url: smallUrl, width: 0 } }) });
      if (!isCurrent) return;
      if (isLoaded(image.current)) setFound({ url, leave: { is: 'given' } });
      else setFound({ url, leave: only ? { is: 'given', only } : { is: 'asked' } });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [saver, url, smallUrl]);

  function leave(): Leave {
    if (saver === 'off' || (isFirst && isBegun)) return { is: 'given' };
    if (url && tapped === url) return { is: 'given', only: smallUrl ?? url };
    if (saver === 'on' && found && found.url === url) return found.leave;
    return { is: isBegun ? 'given' : 'withheld' };
  }
  return { leave: leave(), isSaving: saver === 'on', image, show: () => setTapped(url) };
}
