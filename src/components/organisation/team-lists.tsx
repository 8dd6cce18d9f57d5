import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useList } from '../../data/lists/use-list';
import { personDetails } from '../../addresses';
import { teams, type TeamMember } from '../../schemas/teams';
import { homeWords } from '../../words/home';
import { Carousel } from '../carousel/carousel';
import { PairGrid, CardBody } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { DataView } from '../list/data-view';
import { Link } from 'react-router-dom';
import { Picture } from '../picture/picture';
import { Typography } from '../ui/typography';
import { LinkCard } from '../ui/link-card';
import { down, palette } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

/** On a phone, half of its width holds the word “Communications” at this size. */
const Position = styled('p')({ margin: 0, fontSize: '0.9375rem', color: palette.text.secondary });

interface CardProps {
  member: TeamMember;
  /** The person's page; undefined if there is none. */
  path: string | undefined;
  as?: 'div';
}

/** A person card: portrait, name, position, and a link to their page. */
function TeamCard({ member, path, as }: CardProps) {
  return (
    <LinkCard {...(as && { as, style: { height: '100%' } })}>
      <Picture of={member.avatar} alt="" name={member.name} ratio="4 / 5" />
      <CardBody style={{ gap: 4 }}>
        <Typography variant="h3" {...textAttributes(member, 'name')}>
          {path ? (
            <Link to={path} style={{ color: palette.primary.main }}>
              {member.name}
            </Link>
          ) : (
            member.name
          )}
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

/** The others on the page of a person: lines on a phone, where six portraits would be longer than the page itself. */
const Others = styled(PairGrid)({
  [down.sm]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    '& > li': { flexDirection: 'row', alignItems: 'center' },
    '& > li > :not(:last-child)': { flex: '0 0 5.5rem', alignSelf: 'stretch' },
    // The one that shows the picture on a phone that saves data.
    '& button': {
      alignSelf: 'center',
      minWidth: 0,
      marginInline: 4,
      paddingInline: 4,
      fontSize: '0.8125rem',
    },
  },
});

const Room = styled('div')({ minHeight: 420 });

interface Props {
  /** False if the page shows one age line for several lists. */
  withAge?: boolean;
}

interface Member {
  member: TeamMember;
  path: string | undefined;
}

function entriesOf(members: readonly TeamMember[], isBoard: boolean): Member[] {
  return members
    .filter((member) => Boolean(member.isBoardMember) === isBoard)
    .map((member) => ({ member, path: personDetails(member, members) }));
}

const Team = ({
  withAge = true,
  isBoard,
  children,
}: Props & { isBoard: boolean; children: (entries: Member[]) => ReactNode }) => {
  const screen = useList(teams);
  return (
    <DataView of={screen} loading={<Room />} empty={homeWords.noMembers} withAge={withAge}>
      {(members) => {
        const entries = entriesOf(members, isBoard);
        return entries.length > 0 ? children(entries) : homeWords.noMembers;
      }}
    </DataView>
  );
};

/** Whether the list names somebody of the board, or of the management; true as long as it is not known. */
export function useNamesSomebody(isBoard: boolean): boolean {
  const screen = useList(teams);
  if (screen.state !== 'ready') return screen.state !== 'empty';
  return screen.value.some((member) => Boolean(member.isBoardMember) === isBoard);
}

const keyOf = ({ member }: Member) => member.id ?? member.name;

interface GridProps extends Props {
  isBoard?: boolean;
  /** The person whose page it stands on. */
  without?: TeamMember;
}

/** The management team as cards, or the board, whichever is asked for. */
export const TeamGrid = ({ isBoard = false, without, ...props }: GridProps) => (
  <Team {...props} isBoard={isBoard}>
    {(entries) => {
      const Grid = without ? Others : PairGrid;
      return (
        <Grid min={without ? 180 : 220}>
          {entries
            .filter(({ member }) => member !== without)
            .map((entry) => (
              <EntryBoundary key={keyOf(entry)} of={entry.member}>
                <TeamCard {...entry} />
              </EntryBoundary>
            ))}
        </Grid>
      );
    }}
  </Team>
);

const itemsPerWidth = { 0: 1, 577: 2, 992: 3, 1200: 4 };

/** The board members in a carousel, for the home page; with autoplay and dots if there are more than 4. */
export const TeamCarousel = (props: Props) => (
  <Team {...props} isBoard>
    {(entries) => {
      const isLong = entries.length > 4;
      return (
        <Carousel
          label={homeWords.boardTitle}
          items={itemsPerWidth}
          interval={isLong ? 4_000 : 'off'}
          dots={isLong}
        >
          {entries.map((entry) => (
            <EntryBoundary key={keyOf(entry)} of={entry.member} as="div">
              <TeamCard as="div" {...entry} />
            </EntryBoundary>
          ))}
        </Carousel>
      );
    }}
  </Team>
);
