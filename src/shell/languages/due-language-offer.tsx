import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { siteLanguages, language } from '../../words/language';

const LanguageOffer = lazy(() => import('./language-offer'));

/**
 * Loads the offer of another language where the browser speaks one, once the page is painted and idle: only then the
 * code that knows what to offer is fetched.
 */
export function DueLanguageOffer() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (siteLanguages.length > 1 && !navigator.language.startsWith(language.tag.slice(0, 2)))
      void whenIdle().then(() => startTransition(() => setDue(true)));
  }, []);
  return <Suspense>{isDue && <LanguageOffer />}</Suspense>;
}
