import { useState } from 'react';
import { href } from '../../addresses';
import { SectionIntro } from '../../components/ui/section-intro';
import { RelatedPages } from '../../components/ui/related-pages';
import { PublicationCarousel } from './publication-carousel';
import { Section } from '../../components/ui/section';
import { YearButtons } from '../../components/organisation/year-buttons';
import { latestFirst } from '../../components/organisation/years';
import { annualReports, commissionedResearch, newsletters } from '../../data/lists/publications';
import { publicationWords } from '../../words/publications';

const years = latestFirst(newsletters);
const interval = 2_000;

export default function Publications() {
  const [selected = 0, setSelected] = useState(years[0]);
  return (
    <>
      <Section>
        <SectionIntro title={publicationWords.newsletters} text={publicationWords.newslettersText} />
        <YearButtons years={years} selected={selected} onSelect={setSelected} />
        <PublicationCarousel
          key={selected}
          label={publicationWords.newslettersOf(selected)}
          publications={newsletters.filter(({ year }) => year === selected)}
          interval={interval}
        />
      </Section>
      <Section>
        <SectionIntro title={publicationWords.annualReports} text={publicationWords.annualReportsText} />
        <PublicationCarousel
          label={publicationWords.annualReports}
          publications={annualReports}
          interval="off"
        />
      </Section>
      <Section>
        <SectionIntro
          title={publicationWords.commissionedResearch}
          text={publicationWords.commissionedResearchText}
        />
        <PublicationCarousel
          label={publicationWords.commissionedResearch}
          publications={commissionedResearch}
          interval={interval}
        />
      </Section>
      <RelatedPages
        pages={[href('/audit-reports'), href('/mutahid-update'), href('/about'), href('/contact')]}
      />
    </>
  );
}
