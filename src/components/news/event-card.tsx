import styled from '@emotion/styled';
import type { Elements } from '../ui/elements';
import { Link } from 'react-router-dom';
import { eventOf, posts, type Post } from '../../schemas/posts';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { formatDate, machineDate } from '../../format/dates';
import { locale } from '../../words/common';
import { homeWords } from '../../words/home';
import { CardBody } from '../ui/card';
import { truncateTeaser, truncateTitle } from '../../format/truncate';
import { eventDetails } from '../../addresses';
import { Picture } from '../picture/picture';
import { plainText } from '../prose/plain-text';
import { Icon } from '../ui/icon';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';
import { LinkCard } from '../ui/link-card';
import { EventLine } from './event-line';
import { palette } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const Body = styled(CardBody)({ flex: 1, gap: 8 });
export const Day = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  // An event is told from a report by its sign.
  '&[data-event]': { display: 'flex', gap: 6, fontWeight: 600, color: palette.primary.main },
});
const Teaser = styled('p')({ margin: 0, textWrap: 'pretty' });
/** What can be done stands behind the link, in its line. */
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
});
const More = styled(Link)({ fontWeight: 600, '&&': { color: palette.primary.main } });

interface Props {
  post: Post;
  headingLevel: 'h2' | 'h3';
  /** What can be done with it, such as to keep it. */
  action?: Elements;
  /** What stands above the title; the time and place of the event by default, or the date of the report. */
  line?: Elements;
  /** What lies on the picture. */
  mark?: Elements;
}

/**
 * An event card: image, time and place of the event or else the date of the report, truncated title and teaser, and a
 * link to the event.
 */
export function EventCard({ post, headingLevel, action, line, mark }: Props) {
  return (
    <LinkCard>
      <Picture of={post.thumbnail1 ?? post.image} alt="" name={post.title} ratio="16 / 9" />
      {mark}
      <Body>
        {line ?? <Occasion of={post} />}
        <Typography variant="h3" component={headingLevel} {...textAttributes(post, 'title')}>
          {truncateTitle(post.title)}
        </Typography>
        {post.teaser && (
          <Teaser {...textAttributes(post, 'teaser')}>{truncateTeaser(plainText(post.teaser))}</Teaser>
        )}
        <Foot>
          <More to={eventDetails(post.slug)}>
            {homeWords.continueReading}
            <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
          </More>
          {action && <div>{action}</div>}
        </Foot>
      </Body>
    </LinkCard>
  );
}

/** When and where an event takes place; of a report, or without a start, when it was published. */
function Occasion({ of: post }: { of: Post }) {
  const { start, location } = eventOf(posts, post) ?? {};
  return (
    <>
      {start ? (
        <Day data-event="">
          <Icon name="calendar" />
          <span>
            <EventLine event={{ start }} />
          </span>
        </Day>
      ) : (
        post.date && (
          <Day>
            <Published date={post.date} />
          </Day>
        )
      )}
      {location && (
        <Day>
          <bdi>{isolateBrackets(location)}</bdi>
        </Day>
      )}
    </>
  );
}

/** The day on which a post or a project was published, as a sentence. */
export function Published({ date }: { date: string }) {
  const zone = useTimeZone();
  return (
    <time dateTime={machineDate(date, zone)}>{homeWords.published(formatDate(date, locale, zone))}</time>
  );
}
