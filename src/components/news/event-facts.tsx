import styled from '@emotion/styled';
import { useNow } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-settings';
import { eventDetails } from '../../addresses';
import { isolateBrackets } from '../../format/bidi';
import { machineDate } from '../../format/dates';
import { eventOf, posts, type Post } from '../../schemas/posts';
import { wholeStart } from '../../words/notices';
import { projectEventWords as words } from '../../words/projects-events';
import { CalendarButton } from '../list/calendar-button';
import { standingOf, type Standing } from './event-standing';
import { palette } from '../../theme/tokens';

const Sheet = styled('section')({
  display: 'grid',
  gap: 8,
  maxWidth: '68ch',
  marginBlockEnd: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: '12px 16px',
    margin: 0,
  },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const When = styled('time')({ display: 'block', fontWeight: 600 });
const Small = styled('span')({
  display: 'block',
  fontSize: '0.875rem',
  '&[data-standing="passed"]': {
    width: 'fit-content',
    marginBlockStart: 4,
    paddingInline: 8,
    borderRadius: 14,
    border: `1px solid ${palette.divider}`,
    fontWeight: 600,
  },
});
const Actions = styled('div')({ marginInline: -5, '@media print': { display: 'none' } });

/** When and where an event takes place, and a calendar entry while it lies ahead; nothing where neither is known. */
export function EventFacts({ post }: { post: Post }) {
  const zone = useTimeZone();
  const now = useNow();
  const { start, location } = eventOf(posts, post) ?? {};
  if (!start && !location) return null;
  const standing = start ? standingOf(start, now, zone) : undefined;
  return (
    <Sheet aria-label={words.event}>
      <dl>
        {start && <Start start={start} zone={zone} standing={standing} />}
        {location && (
          <div>
            <dt>{words.where}</dt>
            <dd>
              <bdi>{isolateBrackets(location)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {start && standing === 'ahead' && (
        <Actions>
          <CalendarButton
            title={post.title}
            deadline={start}
            zone={zone}
            record={post}
            to={eventDetails(post.slug)}
            eventPlace={location ?? ''}
          />
        </Actions>
      )}
    </Sheet>
  );
}

function Start({ start, zone, standing }: { start: string; zone: string; standing: Standing }) {
  const whole = wholeStart(start, zone);
  return (
    <div>
      <dt>{words.when}</dt>
      <dd>
        <When dateTime={machineDate(start, zone)} dir="auto">
          {whole.date}
        </When>
        {whole.zone && <Small>{whole.zone}</Small>}
        {standing && <Small data-standing={standing}>{sentences[standing]}</Small>}
      </dd>
    </div>
  );
}

/** What is not said yet has its line already: nothing moves. */
const sentences = { unsaid: '\u00a0', ahead: words.eventAhead, passed: words.eventPassed } as const;
