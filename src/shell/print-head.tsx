import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, type Path } from 'react-router-dom';
import { href } from '../addresses';
import { useNow } from '../browser/clock';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { Measure } from '../components/ui/section';
import { useSettings, useTimeZone } from '../data/lists/use-settings';
import { dayIn, formatDate } from '../format/dates';
import { printCss } from '../theme/print-css';
import { defaultName, locale } from '../words/common';
import { ownAddress } from '../words/language';
import { messages as printWords } from 'virtual:messages/print';

const QrCode = lazy(() => import('../components/proof/qr-code'));

const Head = styled(Measure)({
  display: 'none',
  '@media print': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    paddingBlockEnd: 4,
    marginBlockEnd: 8,
    borderBlockEnd: '1px solid',
  },
}) as typeof Measure;
const Lines = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  overflowWrap: 'anywhere',
  // Beside a code there is room for a line each.
  '&:not(:last-child)': { flexDirection: 'column', alignItems: 'flex-start' },
});

/** The path, decoded if it is valid. The query of `/read` is omitted, because anyone can write such a link. */
function printedPath({ pathname, search }: Path): string {
  const path = pathname === href('/read') ? pathname : pathname + search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface Props {
  /** Whether a QR code leads from the paper back to the page: a notice is printed to be pinned up and handed on. */
  withCode: boolean;
}

/**
 * The rules for paper, and what it must say, since it has no header, no address bar and no clock: whose page this is,
 * where, and when. Loaded once the app is stored, so that a first visit does not pay for it.
 */
export default function PrintHead({ withCode }: Props) {
  const { organisationName = defaultName } = useSettings();
  const place = useLocation();
  const zone = useTimeZone();
  const now = useNow();
  useEffect(function tellOrigin() {
    document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin));
  }, []);
  if (now === undefined) return null;
  return (
    <>
      <Global styles={printCss} />
      <Head data-testid="print-head">
        <Lines>
          <strong>{organisationName}</strong>
          <bdi>{location.origin + ownAddress(printedPath(place))}</bdi>
          <span>{printWords.printedOn(formatDate(dayIn(zone, now), locale, zone))}</span>
        </Lines>
        {withCode && (
          <ErrorBoundary fallback={null} resetKeys={[place.pathname]}>
            <Suspense>
              <QrCode address={location.origin + ownAddress(place.pathname)} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Head>
    </>
  );
}
