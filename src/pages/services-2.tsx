import { ConsultationForm } from '../components/consultation-form';
import { FeatureRow } from '../components/feature-row';
import { SampleNote } from '../components/sample-note';
import { ServiceCards } from '../components/service-cards';
import { StepList } from '../components/step-list';
import { TitledSection } from '../components/titled-section';
import { templateWords } from '../words/templates';

export default function ServicesTwo() {
  return (
    <>
      <SampleNote />
      <TitledSection title={templateWords.featuresTitle}>
        <FeatureRow />
      </TitledSection>
      <TitledSection title={templateWords.servicesTitle} line={templateWords.servicesIntro}>
        <ServiceCards />
      </TitledSection>
      <TitledSection title={templateWords.stepsTitle}>
        <StepList />
      </TitledSection>
      <TitledSection title={templateWords.contact}>
        <ConsultationForm />
      </TitledSection>
    </>
  );
}
