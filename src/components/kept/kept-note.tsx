import styled from '@emotion/styled';
import { use, useEffect, type ReactNode } from 'react';
import { changesOf, factsOf } from '../../data/kept/facts';
import { markSeen, useKept, type KeptThing } from '../../data/kept/kept';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { dayIn, formatDate } from '../../format/dates';
import { locale } from '../../words/common';
import { changeSentence, keptWords } from '../../words/kept';
import { language } from '../../words/language';
import { TenderContext } from '../record/tender-context';
import { Icon } from '../ui/icon';
import { Typography } from '../ui/typography';
import { palette } from '../../theme/tokens';
import type { Keepable } from './keep';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  marginBlockEnd: 12,
  fontWeight: 600,
  color: palette.warning.main,
  '& > svg': { marginBlockStart: 3 },
});

const Note = ({ children }: { children: ReactNode }) => (
  <Line role="status">
    <Icon name="warning" />
    <span>{children}</span>
  </Line>
);

/** Says on the page of a record what changed since it was kept; then the change counts as seen. */
export function KeptNote({ of, record, address }: Omit<Keepable, 'title'>) {
  const { awards } = use(TenderContext);
  const zone = useTimeZone();
  const all = useKept();
  const kept = typeof all === 'object' ? all.find((thing) => thing.address === address) : undefined;
  const present = factsOf(of, record, awards);
  const isSameLanguage = kept?.language === language.tag;
  const compare = (to: 'facts' | 'seen') =>
    kept ? changesOf(kept[to], present, { zone, isSameLanguage }) : [];
  const isNews = compare('seen').length > 0;
  useEffect(() => {
    if (isNews) void markSeen(address, present);
  });
  // What the organisation tells stands beside this note, kept or not.
  const own = compare('facts').filter(({ is }) => is !== 'told');
  return own.map((change) => (
    <Note key={change.is}>{changeSentence(change, zone, of.name === 'posts' ? 'event' : 'other')}</Note>
  ));
}

/** Names a record that is shown as it was when it was kept, and says so; that its list no longer has it is seen then. */
export function AsKeptNote({ thing, isListRead }: { thing: KeptThing; isListRead: boolean }) {
  const zone = useTimeZone();
  const { address, title, keptAt, seen } = thing;
  const day = formatDate(dayIn(zone, keptAt), locale, zone);
  const isNews = isListRead && !seen.isGone;
  useEffect(() => {
    if (isNews) void markSeen(address, { ...seen, isGone: true });
  }, [isNews, address, seen]);
  return (
    <>
      <Typography variant="h2" gutterBottom dir="auto">
        {isolateBrackets(title)}
      </Typography>
      <Note>{isListRead ? keptWords.asKept(day) : keptWords.asKeptMissing(day)}</Note>
    </>
  );
}
