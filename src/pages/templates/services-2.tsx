import { ConsultationForm } from '../../components/template/consultation-form';
import { FeatureRow } from '../../components/template/feature-row';
import { SampleNote } from '../../components/template/sample-note';
import { ServiceCards } from '../../components/template/service-cards';
import { StepList } from '../../components/template/step-list';
import { TitledSection } from '../../components/ui/titled-section';
import { templateWords } from '../../components/template/template-words';

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
      <ConsultationForm />
    </>
  );
}
