import styled from '@emotion/styled';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { useList } from '../../data/lists/use-list';
import { useTimeZone } from '../../data/lists/use-settings';
import { cutAtWord } from '../../format/truncate';
import { itbs, type InvitationToBid } from '../../schemas/itbs';
import { noas } from '../../schemas/noas';
import { recordSlugs } from '../../schemas/slugs';
import { titleField, titleText } from '../../schemas/record-texts';
import { awardsOf, bidOf, type Award } from '../../schemas/notices';
import { messages as awardWords } from 'virtual:messages/notifications-of-award';
import { messages as bidWords } from 'virtual:messages/invitations-to-bid';
import { outcomeSentence, tenderSentence, tenderWords } from '../../words/tenders';
import type { AnyRecord, ChipProps } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import { Typography } from '../ui/typography';
import { TenderStateChip } from './tender-chip';
import { TenderContext } from './tender-context';
import { headingSizes, palette } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const valueOf = <T,>(screen: { state: string; value?: T[] }): readonly T[] | undefined =>
  screen.state === 'ready' ? screen.value : screen.state === 'empty' ? [] : undefined;

/** Provides the lists of invitations and awards to the rows and pages inside. */
export function TenderProvider({ children }: { children: ReactNode }) {
  const awards = valueOf<Award>(useList(noas));
  const bids = valueOf<InvitationToBid>(useList(itbs));
  return <TenderContext value={{ awards, bids }}>{children}</TenderContext>;
}

/** A link on a line of its own, high enough to be tapped. */
const LineLink = styled(Link)({ display: 'inline-block', paddingBlock: 4, color: palette.primary.main });
/** Its words alone, where the site has no such page. */
const Line = ({ to, ...words }: { to: string; children: string; lang?: string }) =>
  to ? <LineLink to={to} {...words} /> : <span {...words} />;
const Item = styled('li')({ '& p': { margin: 0 }, '& + li': { marginBlockStart: 12 } });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Part = styled('div')({
  '& > h2': { fontSize: headingSizes.textH2, marginBlockEnd: 8 },
  '& p': { margin: 0 },
});

/** The state of a tender: open, with its deadline; closed; awarded, with a link to the award; cancelled. */
export function TenderChip({ record, deadline, now, zone }: ChipProps) {
  const { awards } = use(TenderContext);
  const bid = record as InvitationToBid;
  // A row has room for the name; the award, and the page of the invitation, have the date.
  const linkTo = (award: Award) => <Line to={awardAddress(award, awards!)}>{outcomeSentence(award)}</Line>;
  return (
    <TenderStateChip {...{ bid, deadline, now, zone, linkTo }} awards={awards && awardsOf(bid, awards)} />
  );
}

const awardAddress = (award: Award, awards: readonly Award[]) =>
  href('/notification-of-award/:slug', { slug: recordSlugs(noas, awards).get(award) ?? '' });

const titleOf = (of: typeof itbs | typeof noas, record: AnyRecord) =>
  cutAtWord(plainText(titleText(of as never, record)), 120);

const titleLanguage = (of: typeof itbs | typeof noas, record: AnyRecord) =>
  textAttributes(record, titleField(of as never, record) ?? '');

/** The awards of an invitation, on its page; nothing as long as it is open. */
export function Awards({ record }: { record: AnyRecord }) {
  const { awards } = use(TenderContext);
  const zone = useTimeZone();
  const own = awards ? awardsOf(record as InvitationToBid, awards) : [];
  if (!awards || own.length === 0) return null;
  return (
    <Part>
      <Typography variant="h2">{bidWords.outcome}</Typography>
      <List>
        {own.map((award) => (
          <Item key={recordSlugs(noas, awards).get(award)}>
            <Line to={awardAddress(award, awards)} {...titleLanguage(noas, award)}>
              {titleOf(noas, award)}
            </Line>
            <p>{tenderSentence({ state: 'awarded', award }, zone)}</p>
            {award.amount && <p {...textAttributes(award, 'amount')}>{award.amount}</p>}
          </Item>
        ))}
      </List>
    </Part>
  );
}

/** The invitation of an award and its other awards, on the page of the award; nothing if the list has neither. */
export function Invitation({ record }: { record: AnyRecord }) {
  const { awards, bids } = use(TenderContext);
  const zone = useTimeZone();
  const award = record as Award;
  const bid = bids && bidOf(award, bids);
  const others = awards ? awardsOf(award, awards).filter((other) => other !== award) : [];
  if (!bid && others.length === 0) return null;
  return (
    <Part>
      <Typography variant="h2">{awardWords.tender}</Typography>
      <List>
        {bid && (
          <Item>
            <Line to={bidAddress(bid, bids)} {...titleLanguage(itbs, bid)}>
              {titleOf(itbs, bid)}
            </Line>
            <p>{tenderWords.invitation(bid.referenceNumber ?? '')}</p>
          </Item>
        )}
        {others.map((other) => (
          <Item key={recordSlugs(noas, awards!).get(other)}>
            <Line to={awardAddress(other, awards!)} {...titleLanguage(noas, other)}>
              {titleOf(noas, other)}
            </Line>
            <p>{tenderSentence({ state: 'awarded', award: other }, zone)}</p>
          </Item>
        ))}
      </List>
    </Part>
  );
}

const bidAddress = (bid: InvitationToBid, bids: readonly InvitationToBid[]) =>
  href('/invitation-to-bid/:slug', { slug: recordSlugs(itbs, bids).get(bid) ?? '' });

/** The number of an award as the link to its invitation, in its column; nothing if the list has no invitation. */
export function InvitationLink({ record }: { record: AnyRecord }) {
  const { bids } = use(TenderContext);
  const bid = bids && bidOf(record as Award, bids);
  if (!bid) return null;
  return <Line to={bidAddress(bid, bids)}>{bid.referenceNumber ?? ''}</Line>;
}
