import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leftLanguageOf } from '../../pwa/use-former-address';
import type { LeftNoticeProps } from './left-notice';

/**
 * Loads the notice that the site has left a language, where the address says that it led here from that. It stays
 * until it is closed; the fragment goes, so that it is not shared.
 */
export function DueLeftNotice() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [notice, setNotice] = useState<{ code: string; Notice: ComponentType<LeftNoticeProps> }>();
  const code = leftLanguageOf(hash);
  useEffect(() => {
    if (code === undefined) return;
    const ownPath = location.pathname;
    import('./left-notice').then(
      ({ LeftNotice: Notice }) =>
        startTransition(() => {
          setNotice({ code, Notice });
          // The user may have gone on to another page while the notice was loading.
          if (location.pathname === ownPath) void navigate({ pathname, search }, { replace: true });
        }),
      (error: unknown) => console.warn('It cannot be said which language was left:', error),
    );
  }, [code, navigate, pathname, search]);
  return notice && <notice.Notice code={notice.code} onClose={() => setNotice(undefined)} />;
}
