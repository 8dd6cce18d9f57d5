import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { sampleServices } from './template-words';
import { CardBody, CardGrid } from '../ui/card';
import { Icon } from '../ui/icon';
import { Typography } from '../ui/typography';
import { LinkCard } from '../ui/link-card';
import { palette } from '../../theme/tokens';

const Body = styled(CardBody)({
  padding: 24,
  '& > svg': { fontSize: 28, color: palette.primary.main },
  '& p': { margin: 0, color: palette.text.secondary },
});

/** The six sample services; each links to the template of its page. */
export function ServiceCards() {
  return (
    <CardGrid min={280}>
      {sampleServices.map(({ icon, title, text }) => (
        <LinkCard key={title}>
          <Body>
            <Icon name={icon} />
            <Typography variant="h3">
              <Link to={href('/service-details')}>{title}</Link>
            </Typography>
            <p>{text}</p>
          </Body>
        </LinkCard>
      ))}
    </CardGrid>
  );
}
