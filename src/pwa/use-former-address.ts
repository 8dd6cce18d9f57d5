import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leftMark } from '../../sw/contract/moved';

/**
 * Leads on from the address of a page or a record that has moved. Hosts and the worker do so before; this is for links
 * inside of the app, and for hosts without rules.
 */
export function useFormerAddress(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isCurrent = true;
    const ownPath = location.pathname;
    import('./former-address').then(
      ({ findMoved }) => {
        const to = findMoved(pathname, search);
        // The address changes before the page does.
        if (isCurrent && location.pathname === ownPath && to !== undefined)
          void navigate(to, { replace: true });
      },
      (error: unknown) => console.warn('Former addresses are not known:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [navigate, pathname, search]);
}

/** The code of the language that an address was left from, by its fragment (`#left=fa`); undefined for any other. */
export const leftLanguageOf = (hash: string): string | undefined =>
  hash.startsWith(leftMark) ? hash.slice(leftMark.length) : undefined;
