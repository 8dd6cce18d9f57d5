import { useEffect, useRef, useState } from 'react';
import { useDataSaver } from '../../data/device/data-saver';
import { isImageStored } from '../../data/device/worker-caches';
import type { ImageValue } from '../../schemas/base';

/** `allowed`: shown, only in the size of the URL `only` if set. `on-tap`: after a tap. `pending`: not known yet. */
interface Permission {
  is: 'allowed' | 'on-tap' | 'pending';
  only?: string;
}

const isLoaded = (image: HTMLImageElement | null) => image?.complete === true && image.naturalWidth > 0;

async function findInCaches({ url, small }: ImageValue): Promise<string | undefined> {
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
  const [found, setFound] = useState<{ url: string; permission: Permission }>();
  const image = useRef<HTMLImageElement>(null);
  const { url, small } = of ?? {};
  const smallUrl = small?.url;

  useEffect(() => {
    if (saver !== 'on' || !url) return undefined;
    let isCurrent = true;
    const look = async () => {
      const only = await findInCaches({ url, ...(smallUrl && { small: { url: smallUrl, width: 0 } }) });
      if (!isCurrent) return;
      if (isLoaded(image.current)) setFound({ url, permission: { is: 'allowed' } });
      else setFound({ url, permission: only ? { is: 'allowed', only } : { is: 'on-tap' } });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [saver, url, smallUrl]);

  function permit(): Permission {
    if (saver === 'off' || (isFirst && isBegun)) return { is: 'allowed' };
    if (url && tapped === url) return { is: 'allowed', only: smallUrl ?? url };
    if (saver === 'on' && found && found.url === url) return found.permission;
    return { is: isBegun ? 'allowed' : 'pending' };
  }
  return { permission: permit(), isSaving: saver === 'on', image, show: () => setTapped(url) };
}
