import styled from '@emotion/styled';
import { messages as words } from 'virtual:messages/accountability';
import { Link } from 'react-router-dom';
import { href, personDetails } from '../../addresses';
import { ContactDetails } from '../../components/organisation/contact-details';
import { partId } from '../../components/organisation/extra-items';
import { Figures } from '../../components/organisation/figures';
import { DataView } from '../../components/list/data-view';
import { LinkedRuns } from '../../components/text/linked-runs';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { langAttributes, textAttributes } from '../../components/ui/lang-attributes';
import { Region } from '../../components/ui/region';
import { PageContents } from '../../components/organisation/page-contents';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { TitledSection } from '../../components/ui/titled-section';
import { useList, type ListState } from '../../data/lists/use-list';
import { useSettings } from '../../data/lists/use-settings';
import { exatras } from '../../schemas/exatras';
import { teams } from '../../schemas/teams';
import { palette } from '../../theme/tokens';
import { aboutWords } from '../../words/about';
import { homeWords } from '../../words/home';
import { ReportsByYear, useHasReports } from './reports-by-year';

const Intro = styled('p')({ margin: '0 0 12px', maxWidth: '68ch', fontSize: '1.0625rem', lineHeight: 1.6 });

/** One entry per line, each as high as a finger. */
const Lines = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: 48,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 48,
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& a': { color: palette.primary.main, fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& span': { color: palette.text.secondary },
});
const Text = styled('p')({
  maxWidth: '68ch',
  margin: '0 0 16px',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& a': { color: palette.primary.main },
});

/**
 * Figures, reports by year, policies, the board, and how to complain: what a donor or a neighbour asks for. What the site
 * has nothing of is left out.
 */
export default function Accountability() {
  const hasReports = useHasReports();
  const hasPolicies = usePolicies().state !== 'empty';
  const hasBoard = useBoard().state !== 'empty';
  const parts = [
    ...(hasReports ? [{ id: 'reports', text: words.reports }] : []),
    ...(hasPolicies ? [{ id: 'policies', text: words.policies }] : []),
    ...(hasBoard ? [{ id: 'board', text: words.board }] : []),
    { id: 'complaints', text: words.complain },
  ];
  return (
    <>
      <Section>
        <Intro>{words.intro}</Intro>
        {parts.length > 1 && <PageContents parts={parts} />}
      </Section>
      <Region>
        <Figures isStill />
      </Region>
      {hasReports && (
        <TitledSection
          id="reports"
          title={words.reports}
          line={words.reportsLine}
          more={{ to: href('/publications'), label: words.allPublications }}
        >
          <ReportsByYear />
        </TitledSection>
      )}
      {hasPolicies && (
        <TitledSection
          id="policies"
          title={words.policies}
          more={{ to: href('/policies-and-governance'), label: words.allPolicies }}
        >
          <Policies />
        </TitledSection>
      )}
      {hasBoard && (
        <TitledSection id="board" title={words.board} more={{ to: href('/team'), label: homeWords.allTeam }}>
          <Board />
        </TitledSection>
      )}
      <TitledSection
        id="complaints"
        title={words.complain}
        more={{ to: href('/contact'), label: words.writeToUs }}
      >
        <Complaints />
      </TitledSection>
      <RelatedPages pages={[href('/audit-reports'), href('/mutahid-dfi'), href('/stakeholders')]} />
    </>
  );
}

function only<T>(screen: ListState<T[]>, has: (record: T) => boolean): ListState<T[]> {
  if (screen.state !== 'ready') return screen;
  const { value, ...shown } = screen;
  const chosen = value.filter(has);
  return chosen.length > 0 ? { ...shown, value: chosen } : { ...shown, state: 'empty' };
}

const usePolicies = () => only(useList(exatras), ({ category }) => category === 'Policies & Governance');

function Policies() {
  const page = href('/policies-and-governance');
  const policies = usePolicies();
  return (
    <DataView of={policies} loading={null} empty={aboutWords.noPolicies} withAge={false}>
      {(items) => (
        <Lines>
          {items.map((item, index) => (
            <EntryBoundary key={item.id ?? index} of={item}>
              <li>
                {page ? (
                  <Link to={`${page}#${partId(item, index)}`}>
                    <bdi {...textAttributes(item, 'title')}>{item.title}</bdi>
                  </Link>
                ) : (
                  <bdi {...textAttributes(item, 'title')}>{item.title}</bdi>
                )}
              </li>
            </EntryBoundary>
          ))}
        </Lines>
      )}
    </DataView>
  );
}

const useBoard = () => only(useList(teams), ({ isBoardMember }) => Boolean(isBoardMember));

function Board() {
  const all = useList(teams);
  const board = useBoard();
  return (
    <DataView of={board} loading={null} empty={homeWords.noMembers} withAge={false}>
      {(members) => (
        <Lines>
          {members.map((member, index) => {
            const path = personDetails(member, all.state === 'ready' ? all.value : members);
            const name = <bdi {...textAttributes(member, 'name')}>{member.name}</bdi>;
            return (
              <EntryBoundary key={member.id ?? index} of={member}>
                <li>
                  {path ? <Link to={path}>{name}</Link> : name}
                  {member.position && <span {...textAttributes(member, 'position')}>{member.position}</span>}
                </li>
              </EntryBoundary>
            );
          })}
        </Lines>
      )}
    </DataView>
  );
}

function Complaints() {
  const { complaintsText, languages } = useSettings();
  if (complaintsText)
    return (
      <Text {...langAttributes(languages?.complaintsText)}>
        <LinkedRuns of={complaintsText} />
      </Text>
    );
  return (
    <>
      <Text>{words.complainText}</Text>
      <ContactDetails />
    </>
  );
}
