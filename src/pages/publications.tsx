import { useState } from 'react';
import { Lead } from '../components/lead';
import { Neighbours } from '../components/neighbours';
import { PublicationCarousel } from '../components/publication-carousel';
import { Section } from '../components/section';
import { YearButtons } from '../components/year-buttons';
import { latestFirst } from '../components/years';
import { annualReports, commissionedResearch, newsletters } from '../data/publications';
import { publicationWords } from '../words/publications';

const years = latestFirst(newsletters);
const interval = 2_000;

export default function Publications() {
  const [selected = 0, setSelected] = useState(years[0]);
  return (
    <>
      <Section>
        <Lead title={publicationWords.newsletters} text={publicationWords.newslettersText} />
        <YearButtons years={years} selected={selected} onSelect={setSelected} />
        <PublicationCarousel
          key={selected}
          label={publicationWords.newslettersOf(selected)}
          publications={newsletters.filter(({ year }) => year === selected)}
          interval={interval}
        />
      </Section>
      <Section>
        <Lead title={publicationWords.annualReports} text={publicationWords.annualReportsText} />
        <PublicationCarousel
          label={publicationWords.annualReports}
          publications={annualReports}
          interval="off"
        />
      </Section>
      <Section>
        <Lead
          title={publicationWords.commissionedResearch}
          text={publicationWords.commissionedResearchText}
        />
        <PublicationCarousel
          label={publicationWords.commissionedResearch}
          publications={commissionedResearch}
          interval={interval}
        />
      </Section>
      <Neighbours
        pages={{
          '/audit-reports': 'Audit reports',
          '/mutahid-update': 'Mutahid Update',
          '/about': 'About us',
          '/contact': 'Contact',
        }}
      />
    </>
  );
}
