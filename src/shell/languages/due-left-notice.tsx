import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { leftLanguageOf } from '../../pwa/use-former-address';
import type { LeftNoticeProps } from './left-notice';

/**
 * Loads the notice that the site has left a language, where the address says that it led here from that. It stays
 * until it is closed.
 */
export function DueLeftNotice() {
  const [notice, setNotice] = useState<{ code: string; Notice: ComponentType<LeftNoticeProps> }>();
  const code = leftLanguageOf(useLocation().hash);
  useEffect(() => {
    if (code === undefined) return;
    import('./left-notice').then(
      ({ LeftNotice: Notice }) => startTransition(() => setNotice({ code, Notice })),
      (error: unknown) => console.warn('It cannot be said which language was left:', error),
    );
  }, [code]);
  return notice && <notice.Notice code={notice.code} onClose={() => setNotice(undefined)} />;
}
