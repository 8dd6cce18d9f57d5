import { useState } from 'react';
import { Lead } from '../components/lead';
import { MonthList } from '../components/month-list';
import { Neighbours } from '../components/neighbours';
import { Section } from '../components/section';
import { Typography } from '../components/typography';
import { YearButtons } from '../components/year-buttons';
import { latestFirst } from '../components/years';
import { mutahidUpdates } from '../data/mutahid-updates';
import { aboutWords } from '../words/about';

const years = latestFirst(mutahidUpdates);

export default function MutahidUpdate() {
  const [selected, setSelected] = useState(years[0]);
  return (
    <>
      <Section>
        <Lead title={aboutWords.mutahidUpdateTitle} text={aboutWords.mutahidUpdateText} />
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
      <Neighbours
        pages={{
          '/mutahid-dfi': 'Mutahid DFI',
          '/audit-reports': 'Audit reports',
          '/publications': 'Publications',
        }}
      />
    </>
  );
}
