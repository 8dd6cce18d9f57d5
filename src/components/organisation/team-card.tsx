import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { TeamMember } from '../../schemas/teams';
import { CardBody } from '../ui/card';
import { Picture } from '../picture/picture';
import { Typography } from '../ui/typography';
import { LinkCard } from '../ui/link-card';
import { palette } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const Position = styled('p')({ margin: 0, color: palette.text.secondary });

interface Props {
  member: TeamMember;
  /** The person's page; undefined if there is none. */
  path: string | undefined;
  as?: 'div';
}

/** A person card: portrait, name, position, and a link to their page. */
export function TeamCard({ member, path, as }: Props) {
  return (
    <LinkCard {...(as && { as, style: { height: '100%' } })}>
      <Picture of={member.avatar} alt="" name={member.name} ratio="4 / 5" />
      <CardBody style={{ gap: 4 }}>
        <Typography variant="h3" {...textAttributes(member, 'name')}>
          {path ? <Link to={path}>{member.name}</Link> : member.name}
        </Typography>
        {member.position && (
          <Position>
            <bdi {...textAttributes(member, 'position')}>{member.position}</bdi>
          </Position>
        )}
      </CardBody>
    </LinkCard>
  );
}
