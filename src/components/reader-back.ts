import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The way out of the reader: to where the document was opened, else to the page where it belongs. */
export function useWayBack(page: string | undefined): { from: string; goBack: () => void } {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const from = page ?? ownPath(params.get('from') ?? '');
  // The router calls the first entry of a visit so: before it lies another site, or nothing.
  const isFirst = key === 'default';
  return { from, goBack: () => void (isFirst ? navigate(from, { replace: true }) : navigate(-1)) };
}

const ownOrigin = 'https://own.invalid';

/** A path of ours that a link brings, as a browser reads it: it drops tabs, and takes `\\` for `/`. Else the home page. */
export function ownPath(asked: string): string {
  try {
    const { origin, pathname, search } = new URL(asked, ownOrigin);
    const isOwn = asked.startsWith('/') && origin === ownOrigin && !pathname.startsWith('//');
    return isOwn ? pathname + search : '/';
  } catch {
    return '/';
  }
}
