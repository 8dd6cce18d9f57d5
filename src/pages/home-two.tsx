import { FeatureRow } from '../components/feature-row';
import { SampleNote } from '../components/sample-note';
import { ServiceCards } from '../components/service-cards';
import { TemplateLead } from '../components/template-lead';
import { Testimonials } from '../components/testimonials';
import { TitledSection } from '../components/titled-section';
import { templateWords } from '../words/templates';

export default function HomeTwo() {
  return (
    <>
      <SampleNote />
      <TemplateLead title={templateWords.homeTwoTitle} line={templateWords.homeTwoLine} />
      <TitledSection title={templateWords.featuresTitle}>
        <FeatureRow />
      </TitledSection>
      <TitledSection title={templateWords.servicesTitle} line={templateWords.servicesLine}>
        <ServiceCards />
      </TitledSection>
      <TitledSection title={templateWords.testimonials} line={templateWords.testimonialsLine}>
        <Testimonials />
      </TitledSection>
    </>
  );
}
