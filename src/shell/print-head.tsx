import styled from '@emotion/styled';
import { useEffect } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useNow } from '../browser/clock';
import { Measure } from '../components/ui/section';
import { useSettings } from '../data/lists/use-settings';
import { useTimeZone } from '../data/lists/use-time-zone';
import { dayIn, formatDate } from '../format/dates';
import { defaultName, locale, words } from '../words/common';

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

/** What paper must say, since it has no header, no address bar and no clock: whose page this is, where, and when. */
export function PrintHead() {
  const { organisationName = defaultName } = useSettings();
  const place = useLocation();
  const zone = useTimeZone();
  const now = useNow();
  useEffect(function tellOrigin() {
    document.documentElement.style.setProperty('--origin', JSON.stringify(location.origin));
  }, []);
  if (now === undefined) return null;
  return (
    <Head data-testid="print-head">
      <strong>{organisationName}</strong>
      <bdi>{location.origin + decodeURI(createPath(place))}</bdi>
      <span>{words.printedOn(formatDate(dayIn(zone, now), locale, zone))}</span>
    </Head>
  );
}
