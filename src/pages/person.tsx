import { useParams } from 'react-router-dom';
import { Neighbours } from '../components/neighbours';
import { NotFound } from '../components/not-found';
import { PersonDetails } from '../components/person-details';
import { Screen } from '../components/screen';
import { Section } from '../components/section';
import { Skeleton } from '../components/skeleton';
import { useList } from '../data/lists';
import { personSlugs } from '../schemas/person-slugs';
import { teams, type TeamMember } from '../schemas/teams';
import { aboutWords } from '../words/about';

export default function Person() {
  const { position, slug } = useParams();
  const screen = useList(teams);
  const isBoard = position === 'board-member';
  const person = screen.state === 'ready' ? findPerson(screen.value, isBoard, slug) : undefined;
  const isAnswered = screen.state === 'ready' || screen.state === 'empty';
  if (isAnswered && !person) return <NotFound />;
  return (
    <>
      <Section>
        <Screen of={screen} loading={<Skeleton variant="rounded" height={480} />} empty={aboutWords.noPeople}>
          {() => person && <PersonDetails of={person} />}
        </Screen>
      </Section>
      <Neighbours
        pages={{
          '/team': aboutWords.backToTeam,
          '/about': 'About us',
          '/board-chair-message': 'Board Chair Message',
          '/contact': 'Contact',
        }}
      />
    </>
  );
}

function findPerson(members: readonly TeamMember[], isBoard: boolean, slug: string | undefined) {
  for (const [member, own] of personSlugs(members)) {
    if (own === slug && Boolean(member.isBoardMember) === isBoard) return member;
  }
  return undefined;
}
