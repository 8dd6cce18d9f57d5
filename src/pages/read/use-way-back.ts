import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toOwnPath } from '../../data/api/own-url';

/** The way out of the reader: to where the document was opened, else to the page where it belongs. */
export function useWayBack(page: string | undefined): { from: string; goBack: () => void } {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const from = page ?? toOwnPath(params.get('from') ?? '/', ownOrigin()) ?? '/';
  // The router calls the first entry of a visit so: before it lies another site, or nothing.
  const isFirst = key === 'default';
  return { from, goBack: () => void (isFirst ? navigate(from, { replace: true }) : navigate(-1)) };
}

/** Rendered in Node too, where no page has an address. */
const ownOrigin = () => globalThis.location?.origin ?? 'http://localhost';
