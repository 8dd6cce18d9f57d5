import styled from '@emotion/styled';
import type { TeamMember } from '../../schemas/teams';
import { Portrait } from '../../components/picture/portrait';
import { Prose } from '../../components/prose/prose';
import { Typography } from '../../components/ui/typography';
import { palette, up } from '../../theme/tokens';

const Sheet = styled('article')({
  display: 'grid',
  gap: 24,
  [up.md]: {
    gridTemplateColumns: '320px minmax(0, 1fr)',
    gap: 64,
    alignItems: 'start',
  },
  '& header': { display: 'grid', gap: 4, marginBlockEnd: 24 },
});
const Position = styled('p')({
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 600,
  color: palette.primary.main,
});
const Title = styled('p')({ margin: 0, color: palette.text.secondary });

/** The profile of a person: portrait, name, role and biography. */
export function PersonDetails({ of: { avatar, name, position, title, about } }: { of: TeamMember }) {
  return (
    <Sheet>
      <Portrait of={avatar} name={name} />
      <div>
        <header>
          <Typography variant="h2" dir="auto">
            {name}
          </Typography>
          {position && <Position dir="auto">{position}</Position>}
          {title && <Title dir="auto">{title}</Title>}
        </header>
        {about && <Prose>{about}</Prose>}
      </div>
    </Sheet>
  );
}
