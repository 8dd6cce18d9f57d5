import { FeatureRow } from '../../components/template/feature-row';
import { SampleNote } from '../../components/template/sample-note';
import { StepList } from '../../components/template/step-list';
import { TemplateLead } from '../../components/template/template-lead';
import { Testimonials } from '../../components/template/testimonials';
import { TitledSection } from '../../components/ui/titled-section';
import { templateWords } from '../../components/template/template-words';

export default function HomeThree() {
  return (
    <>
      <SampleNote />
      <TemplateLead title={templateWords.homeThreeTitle} line={templateWords.homeThreeLine} quiet />
      <TitledSection title={templateWords.testimonials} line={templateWords.testimonialsLine}>
        <Testimonials />
      </TitledSection>
      <TitledSection title={templateWords.featuresTitle}>
        <FeatureRow />
      </TitledSection>
      <TitledSection title={templateWords.stepsTitle}>
        <StepList />
      </TitledSection>
    </>
  );
}
