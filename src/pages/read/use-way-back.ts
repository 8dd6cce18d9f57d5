import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toOwnPath } from '../../data/api/own-url';
import { entriesAbovePage } from '../../theme/close-requests';
import { pathAt } from '../../words/language';

/** The way out of the viewer: back to where the document was opened, else to the page that it belongs to. */
export function useWayBack(page: string | undefined): { from: string; goBack: () => void } {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const from = page ?? pathAt(toOwnPath(params.get('from') ?? '/', ownOrigin()) ?? '/');
  // The key of the first entry of a visit: the entry before it is another site, or none.
  const isFirst = key === 'default';
  return {
    from,
    goBack: () => void (isFirst ? navigate(from, { replace: true }) : navigate(-1 - entriesAbovePage())),
  };
}

/** Also rendered in Node, where `location` does not exist. */
const ownOrigin = () => globalThis.location?.origin ?? 'http://localhost';
