import { useState } from 'react';
import { href } from '../../addresses';
import { SectionIntro } from '../../components/ui/section-intro';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { YearButtons } from '../../components/organisation/year-buttons';
import { latestFirst } from '../../components/organisation/years';
import {
  annualReports,
  commissionedResearch,
  newsletters,
  type Publication,
} from '../../data/lists/publications';
import { publicationWords } from '../../words/publications';
import { Carousel } from '../../components/carousel/carousel';
import { PublicationCard } from './publication-card';

/** The number of publications side by side, by the minimum width of the window (px). */
const items = { 0: 2, 577: 4, 992: 5 } as const;

interface Props {
  /** The accessible name of the carousel. */
  label: string;
  publications: readonly Publication[];
  /** How long (ms) each position is shown. */
  interval: number | 'off';
}

export function PublicationCarousel({ label, publications, interval }: Props) {
  return (
    <Carousel label={label} items={items} interval={interval} gap={16}>
      {publications.map((publication) => (
        <PublicationCard key={publication.title} of={publication} />
      ))}
    </Carousel>
  );
}

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
