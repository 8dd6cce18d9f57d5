import { useParams } from 'react-router-dom';
import { href } from '../../addresses';
import { RelatedPages } from '../../components/ui/related-pages';
import { NotFound } from '../../components/ui/not-found';
import { PersonDetails } from './person-details';
import { DataView } from '../../components/list/data-view';
import { OldestAge } from '../../components/list/oldest-age';
import { Section } from '../../components/ui/section';
import { Skeleton } from '../../components/ui/skeleton';
import { textAttributes } from '../../components/ui/lang-attributes';
import { TeamGrid } from '../../components/organisation/team-lists';
import { Typography } from '../../components/ui/typography';
import { useList } from '../../data/lists/use-list';
import { useSettings } from '../../data/lists/use-settings';
import { personSlugs, meantSlug } from '../../schemas/slugs';
import { teams, type TeamMember } from '../../schemas/teams';
import { aboutWords } from '../../words/about';

export default function Person() {
  const { position, slug = '' } = useParams();
  const screen = useList(teams);
  const isBoard = position === 'board-member';
  const person = screen.state === 'ready' ? findPerson(screen.value, isBoard, slug) : undefined;
  const isLoaded = screen.state === 'ready' || screen.state === 'empty';
  if (isLoaded && !person) return <NotFound />;
  return (
    <>
      <Section>
        <DataView
          of={screen}
          loading={<Skeleton variant="rounded" height={480} />}
          empty={aboutWords.noPeople}
          withAge={false}
        >
          {() => person && <PersonDetails of={person} />}
        </DataView>
      </Section>
      {person && <Colleagues of={person} />}
      <Section style={{ paddingBlock: 0 }}>
        <OldestAge of={[screen]} />
      </Section>
      <RelatedPages pages={[href('/team'), href('/about'), href('/board-chair-message'), href('/contact')]} />
    </>
  );
}

/** The others of the board, or of the management. */
function Colleagues({ of: person }: { of: TeamMember }) {
  const texts = useSettings();
  const all = useList(teams);
  const isBoard = Boolean(person.isBoardMember);
  const others = all.state === 'ready' ? all.value : [];
  if (!others.some((one) => one !== person && Boolean(one.isBoardMember) === isBoard)) return null;
  const field = isBoard ? 'boardTitle' : 'teamTitle';
  return (
    <Section>
      <Typography variant="h2" gutterBottom {...textAttributes(texts, field)}>
        {texts[field] ?? (isBoard ? aboutWords.boardTitle : aboutWords.teamTitle)}
      </Typography>
      <TeamGrid isBoard={isBoard} without={person} withAge={false} />
    </Section>
  );
}

/** Else the one that a link was meant for which was lengthened, or typed with capital letters. */
function findPerson(members: readonly TeamMember[], isBoard: boolean, slug: string) {
  const all = [...personSlugs(members)].filter(([member]) => Boolean(member.isBoardMember) === isBoard);
  const meant = meantSlug(slug);
  return (all.find(([, own]) => own === slug) ?? all.find(([, own]) => own.toLowerCase() === meant))?.[0];
}
