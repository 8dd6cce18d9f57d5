import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../browser/clock';
import { CalendarButton } from '../../components/list/calendar-button';
import { DeadlineChip } from '../../components/list/deadline-chip';
import { EventLine } from '../../components/news/event-line';
import { NoticeChip } from '../../components/record/notice-chip';
import { countAsSeen, type Standing } from '../../components/kept/standings';
import { closeToast, showToast } from '../../components/toasts/toasts';
import { Button } from '../../components/ui/button';
import { Card, CardBody } from '../../components/ui/card';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { langAttributes } from '../../components/ui/lang-attributes';
import { Typography } from '../../components/ui/typography';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { forgetThing, putBack } from '../../data/kept/kept';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { byUrgency, readDeadline } from '../../format/dates';
import { cutAtWord } from '../../format/truncate';
import { between, language } from '../../words/language';
import { changeSentence, keptWords } from '../../words/kept';
import { savedWords as words } from '../../words/saved';
import { Actions, PageSection, Panel, Places, Small, Status } from '../../components/saved/panel';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Title = styled(Link)({ color: 'inherit' });
/** How long (ms) a removal can be undone: long enough to read the message and to reach the button. */
const undoTime = 8_000;
/** The longest title of a card. */
const longestTitle = 160;

interface Props {
  standings: readonly Standing[] | 'failed';
  /** The titles of the pages on which something can be kept, with their paths. */
  places: readonly { path: string; title: string }[];
}

/** What is kept, by deadline, with what changed since; what has passed comes after it. Nothing where nothing can be kept. */
export function KeptList({ standings, places }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const all = standings === 'failed' ? [] : standings;
  if (standings !== 'failed' && all.length === 0 && places.length === 0) return null;
  return (
    <PageSection id="kept">
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {keptWords.title}
      </Typography>
      {standings === 'failed' && <Status>{keptWords.unreadable}</Status>}
      {standings !== 'failed' && all.length === 0 && (
        <Panel>
          <p>{keptWords.none}</p>
          <Places>
            {places.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </Places>
        </Panel>
      )}
      {all.length > 0 && (
        <KeptCards standings={all} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
      )}
    </PageSection>
  );
}

interface CardsProps {
  standings: readonly Standing[];
  /** Called when a card is removed, so that the focus can move elsewhere. */
  onRemoved: () => void;
}

function KeptCards({ standings, onRemoved }: CardsProps) {
  const now = useNow() ?? 0;
  const zone = useTimeZone();
  useEffect(
    function countNewsAsSeen() {
      void countAsSeen(standings);
    },
    [standings],
  );
  const sorted = byUrgency(standings, ({ deadline }) => deadline, now, zone);
  const hasPassed = ({ deadline, present }: Standing) =>
    readDeadline(deadline, now, zone).state === 'closed' ||
    (typeof present === 'object' && (present.isCancelled === true || typeof present.award === 'string'));
  const past = sorted.filter(hasPassed);
  const cards = (some: readonly Standing[]) => (
    <List>
      {some.map((standing) => (
        <EntryBoundary key={standing.kept.address} of={standing} as={Card}>
          <Card>
            <KeptCard standing={standing} onRemoved={onRemoved} />
          </Card>
        </EntryBoundary>
      ))}
    </List>
  );
  return (
    <>
      {past.length < sorted.length && cards(sorted.filter((one) => !hasPassed(one)))}
      {past.length > 0 && (
        <>
          <Typography variant="h3">{keptWords.past}</Typography>
          {cards(past)}
        </>
      )}
    </>
  );
}

function KeptCard({ standing, onRemoved }: { standing: Standing; onRemoved: () => void }) {
  const { kept, present, title, kind, kindOfDate, record, notice, event, deadline, changes } = standing;
  const zone = useTimeZone();
  const now = useNow() ?? 0;
  const { state } = readDeadline(deadline, now, zone);
  const isOff = typeof present === 'object' && (present.isCancelled || typeof present.award === 'string');
  const canRemind = deadline && state !== 'closed' && state !== 'unknown' && !isOff && present !== 'gone';
  const isAsKept = typeof present !== 'object' && kept.language !== language.tag;
  return (
    <CardBody style={{ gap: '8px' }}>
      <Typography variant="h3" {...(isAsKept ? langAttributes(kept.language) : { dir: 'auto' })}>
        <Title to={kept.address}>{isolateBrackets(cutAtWord(title, longestTitle))}</Title>
      </Typography>
      {notice ? (
        <NoticeChip notice={notice} />
      ) : (
        !event && deadline && <DeadlineChip deadline={deadline} now={now} zone={zone} />
      )}
      {changes.map((change, at) => (
        <Status key={at}>{changeSentence(change, zone, kindOfDate)}</Status>
      ))}
      {present === 'unknown' && <Small>{keptWords.unknown}</Small>}
      <Small>
        <span>{kind}</span>
        {event && (
          <>
            <span>{between}</span>
            <EventLine event={event} />
          </>
        )}
        {kept.keptAt > 0 && (
          <>
            <span>{between}</span>
            <span>{keptWords.keptAgo(kept.keptAt, now)}</span>
          </>
        )}
      </Small>
      <Actions>
        {canRemind && record && (
          <CalendarButton
            title={title}
            deadline={deadline}
            zone={zone}
            record={record}
            to={kept.address}
            {...(event && { eventPlace: event.location ?? '' })}
          />
        )}
        <RemoveButton standing={standing} onRemoved={onRemoved} />
      </Actions>
    </CardBody>
  );
}

function RemoveButton({
  standing: { kept, title },
  onRemoved,
}: {
  standing: Standing;
  onRemoved: () => void;
}) {
  async function remove() {
    onRemoved();
    if (!(await forgetThing(kept.address))) return showToast(keptWords.notForgotten);
    const key = `forgotten ${kept.address}`;
    const undo = async () => {
      closeToast(key);
      if (!(await putBack(kept))) showToast(keptWords.notKept);
    };
    showToast(keptWords.forgotten(title), {
      key,
      autoHideDuration: undoTime,
      action: (
        <Button color="inherit" onClick={() => void undo()}>
          {words.undo}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Button>
      ),
    });
  }

  return (
    <Button size="small" color="error" onClick={() => void remove()}>
      {words.remove}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </Button>
  );
}
