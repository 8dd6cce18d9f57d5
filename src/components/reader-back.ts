import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The way out of the reader: to where the document was opened, else to the page where it belongs. */
export function useWayBack(): { from: string; goBack: () => void } {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const asked = params.get('from') ?? '';
  const from = /^\/(?![/\\])/.test(asked) ? asked : '/';
  // The router calls the first entry of a visit so: before it lies another site, or nothing.
  const isFirst = key === 'default';
  return { from, goBack: () => void (isFirst ? navigate(from, { replace: true }) : navigate(-1)) };
}
