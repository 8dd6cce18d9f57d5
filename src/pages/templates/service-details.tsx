import { ConsultationForm } from '../../components/template/consultation-form';
import { SampleNote } from '../../components/template/sample-note';
import { ServiceCards } from '../../components/template/service-cards';
import { StepList } from '../../components/template/step-list';
import { Testimonials } from '../../components/template/testimonials';
import { TitledSection } from '../../components/ui/titled-section';
import { sampleServices, templateWords } from '../../components/template/template-words';

const [service] = sampleServices;

export default function ServiceDetails() {
  return (
    <>
      <SampleNote />
      <TitledSection title={service!.title} line={service!.text}>
        <StepList />
      </TitledSection>
      <TitledSection title={templateWords.testimonials} line={templateWords.testimonialsLine}>
        <Testimonials />
      </TitledSection>
      <ConsultationForm />
      <TitledSection title={templateWords.otherServices}>
        <ServiceCards />
      </TitledSection>
    </>
  );
}
