import { FeatureRow } from '../../components/template/feature-row';
import { SampleNote } from '../../components/template/sample-note';
import { ServiceCards } from '../../components/template/service-cards';
import { TemplateLead } from '../../components/template/template-lead';
import { Testimonials } from '../../components/template/testimonials';
import { TitledSection } from '../../components/ui/titled-section';
import { templateWords } from '../../components/template/template-words';

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
