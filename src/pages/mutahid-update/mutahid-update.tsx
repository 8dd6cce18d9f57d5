import { useState } from 'react';
import { href } from '../../addresses';
import { useSortTime } from '../../browser/clock';
import { SectionIntro } from '../../components/ui/section-intro';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { Typography } from '../../components/ui/typography';
import { YearButtons } from '../../components/organisation/year-buttons';
import { isLateYear, latestFirst } from '../../components/organisation/years';
import { mutahidUpdates, type MonthUpdate } from '../../data/lists/mutahid-updates';
import { aboutWords } from '../../words/about';
import styled from '@emotion/styled';
import { CardGrid } from '../../components/ui/card';
import { DocumentActions } from '../../components/document/document-actions';
import { palette } from '../../theme/tokens';

const Row = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: 64,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& h3': { paddingBlock: 10 },
  '& > span': { paddingBlock: 12 },
});

/** The months of one year, each with its document or a note that there is none yet. */
export function MonthList({ updates }: { updates: readonly MonthUpdate[] }) {
  const now = useSortTime();
  return (
    <CardGrid>
      {updates.map(({ year, month, file }) => (
        <Row key={`${year}-${month}`}>
          <Typography variant="h3">{aboutWords.month(month)}</Typography>
          <DocumentActions
            file={file}
            title={aboutWords.updateOf(month, year)}
            isLate={isLateYear(year, now)}
          />
        </Row>
      ))}
    </CardGrid>
  );
}

const years = latestFirst(mutahidUpdates);

export default function MutahidUpdate() {
  const [selected, setSelected] = useState(years[0]);
  return (
    <>
      <Section>
        <SectionIntro title={aboutWords.updatesTitle} text={aboutWords.updatesText} />
        <YearButtons years={years} selected={selected} onSelect={setSelected} />
        {selected !== undefined && (
          <>
            <Typography variant="h2" gutterBottom>
              {aboutWords.updatesOf(selected)}
            </Typography>
            <MonthList updates={mutahidUpdates.filter(({ year }) => year === selected)} />
          </>
        )}
      </Section>
      <RelatedPages pages={[href('/mutahid-dfi'), href('/audit-reports'), href('/publications')]} />
    </>
  );
}
