import styled from '@emotion/styled';
import type { TeamMember } from '../../schemas/teams';
import { Portrait } from '../../components/picture/portrait';
import { Prose } from '../../components/prose/prose';
import { hasPattern } from '../../components/ui/star-pattern';
import { down, palette, up } from '../../theme/tokens';
import { textAttributes } from '../../components/ui/lang-attributes';

const Sheet = styled('article')({
  display: 'grid',
  gap: 24,
  [up.md]: {
    gridTemplateColumns: '300px minmax(0, 1fr)',
    gap: 56,
    alignItems: 'start',
    fontSize: '1.125rem',
  },
  '& header': { display: 'grid', gap: 4, marginBlockEnd: 24 },
  // On a phone the role stands beside the portrait, and the biography below both.
  [down.md]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: 16,
    maxWidth: '30rem',
    '& > :last-child': { display: 'contents' },
    '& header': { alignContent: 'center', margin: 0 },
    '& header:empty': { display: 'none' },
    '& > :last-child > :not(header)': { gridColumn: '1 / -1' },
  },
  // Without a portrait and the lattice in its place, the text has the page.
  '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Position = styled('p')({
  margin: 0,
  fontSize: 'clamp(1.125rem, 0.9rem + 1vw, 1.5rem)',
  fontWeight: 600,
});
const Title = styled('p')({ margin: 0, color: palette.text.secondary });

/** The profile of a person, whose name is in the banner: portrait, role and biography. */
export function PersonDetails({ of: member }: { of: TeamMember }) {
  const { avatar, name, position, title, about } = member;
  return (
    <Sheet data-single={(!avatar && !hasPattern) || undefined}>
      <Portrait of={avatar} name={name} />
      <div>
        <header>
          {position && (
            <Position>
              <bdi {...textAttributes(member, 'position')}>{position}</bdi>
            </Position>
          )}
          {title && (
            <Title>
              <bdi {...textAttributes(member, 'title')}>{title}</bdi>
            </Title>
          )}
        </header>
        {about && (
          <Prose of={member} field="about" headingsFrom={2}>
            {about}
          </Prose>
        )}
      </div>
    </Sheet>
  );
}
