import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useLocation, type Path } from 'react-router-dom';
import { href } from '../addresses';
import { useNow } from '../browser/clock';
import { Measure } from '../components/ui/section';
import { useSettings, useTimeZone } from '../data/lists/use-settings';
import { dayIn, formatDate } from '../format/dates';
import { printCss } from '../theme/print-css';
import { defaultName, locale } from '../words/common';
import { ownAddress } from '../words/language';
import { messages as printWords } from 'virtual:messages/print';

const Head = styled(Measure)({
  display: 'none',
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    paddingBlockEnd: 4,
    marginBlockEnd: 8,
    borderBlockEnd: '1px solid',
    overflowWrap: 'anywhere',
  },
}) as typeof Measure;

/** The path, decoded if it is valid. The query of `/read` is omitted, because anyone can write such a link. */
function printedPath({ pathname, search }: Path): string {
  const path = pathname === href('/read') ? pathname : pathname + search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The rules for paper, and what it must say, since it has no header, no address bar and no clock: whose page this is,
 * where, and when. Loaded once the app is stored, so that a first visit does not pay for it.
 */
export default function PrintHead() {
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
        <strong>{organisationName}</strong>
        <bdi>{location.origin + ownAddress(printedPath(place))}</bdi>
        <span>{printWords.printedOn(formatDate(dayIn(zone, now), locale, zone))}</span>
      </Head>
    </>
  );
}
