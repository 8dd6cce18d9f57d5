import { useState } from 'react';
import { href } from '../../addresses';
import { SectionIntro } from '../../components/ui/section-intro';
import { MonthList } from './month-list';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { Typography } from '../../components/ui/typography';
import { YearButtons } from '../../components/organisation/year-buttons';
import { latestFirst } from '../../components/organisation/years';
import { mutahidUpdates } from '../../data/lists/mutahid-updates';
import { aboutWords } from '../../words/about';

const years = latestFirst(mutahidUpdates);

export default function MutahidUpdate() {
  const [selected, setSelected] = useState(years[0]);
  return (
    <>
      <Section>
        <SectionIntro title={aboutWords.mutahidUpdateTitle} text={aboutWords.mutahidUpdateText} />
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
