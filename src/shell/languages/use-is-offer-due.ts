import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { siteLanguages, language } from '../../words/language';

/**
 * Whether the browser speaks another language than the page, once that is painted and idle: only then the code that
 * knows what to offer is fetched.
 */
export function useIsOfferDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (siteLanguages.length > 1 && !navigator.language.startsWith(language.tag.slice(0, 2)))
      void whenIdle().then(() => setDue(true));
  }, []);
  return isDue;
}
