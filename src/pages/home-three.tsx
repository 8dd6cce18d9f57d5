import { FeatureRow } from '../components/feature-row';
import { SampleNote } from '../components/sample-note';
import { StepList } from '../components/step-list';
import { TemplateLead } from '../components/template-lead';
import { Testimonials } from '../components/testimonials';
import { TitledSection } from '../components/titled-section';
import { templateWords } from '../words/templates';

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
