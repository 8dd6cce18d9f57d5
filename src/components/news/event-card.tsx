import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatDate, machineDate } from '../../format/dates';
import type { Post } from '../../schemas/posts';
import { locale } from '../../words/common';
import { homeWords } from '../../words/home';
import { CardBody } from '../ui/card';
import { truncateTeaser, truncateTitle } from '../../format/truncate';
import { eventDetails } from '../../addresses';
import { Picture } from '../picture/picture';
import { plainText } from '../prose/plain-text';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';
import { LinkCard } from '../ui/link-card';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { palette } from '../../theme/tokens';

const Body = styled(CardBody)({ flex: 1, gap: 8 });
const Day = styled('time')({
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
const Teaser = styled('p')({ margin: 0 });
const More = styled(Link)({
  marginBlockStart: 'auto',
  paddingBlockStart: 8,
  fontWeight: 600,
  '&&': { color: palette.primary.main },
});

interface Props {
  post: Post;
  headingLevel: 'h2' | 'h3';
}

/** An event card: image, date, truncated title and teaser, and a link to the event. */
export function EventCard({ post, headingLevel }: Props) {
  const zone = useTimeZone();
  return (
    <LinkCard>
      <Picture of={post.thumbnail1 ?? post.image} alt="" name={post.title} ratio="16 / 9" />
      <Body>
        {post.date && (
          <Day dateTime={machineDate(post.date, zone)}>{formatDate(post.date, locale, zone)}</Day>
        )}
        <Typography variant="h3" component={headingLevel} dir="auto">
          {truncateTitle(post.title)}
        </Typography>
        {post.teaser && <Teaser dir="auto">{truncateTeaser(plainText(post.teaser))}</Teaser>}
        <More to={eventDetails(post.slug)}>
          {homeWords.continueReading}
          <VisuallyHidden>{`: ${post.title}`}</VisuallyHidden>
        </More>
      </Body>
    </LinkCard>
  );
}
