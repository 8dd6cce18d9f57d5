import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { editions, language, type Edition } from '../../words/language';
import { preferredEdition } from './preferred';

/**
 * The language to offer, because the browser prefers it to that of the page; undefined until the page is painted and idle.
 * Whether it was offered before is not known yet.
 */
export function useOfferedLanguage(): Edition | undefined {
  const [offered, setOffered] = useState<Edition>();
  useEffect(() => {
    const preferred = preferredEdition(navigator.languages, editions);
    if (!preferred || preferred.tag === language.tag) return undefined;
    let isHere = true;
    void whenIdle().then(() => isHere && setOffered(preferred));
    return () => {
      isHere = false;
    };
  }, []);
  return offered;
}
