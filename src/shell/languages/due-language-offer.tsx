import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { siteLanguages, language } from '../../words/language';

const LanguageOffer = lazy(() => import('./language-offer'));

/**
 * Loads the offer of another language once the page is idle, where the browser's first language is not the page's. The
 * code of the offer knows which of the browser's languages the site has.
 */
export function DueLanguageOffer() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (siteLanguages.length > 1 && !navigator.language.startsWith(language.tag.slice(0, 2)))
      void whenIdle().then(() => startTransition(() => setDue(true)));
  }, []);
  return <Suspense>{isDue && <LanguageOffer />}</Suspense>;
}
