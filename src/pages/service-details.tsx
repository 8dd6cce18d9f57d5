import { ConsultationForm } from '../components/consultation-form';
import { SampleNote } from '../components/sample-note';
import { ServiceCards } from '../components/service-cards';
import { StepList } from '../components/step-list';
import { Testimonials } from '../components/testimonials';
import { TitledSection } from '../components/titled-section';
import { sampleServices, templateWords } from '../words/templates';

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
      <TitledSection title={templateWords.contact}>
        <ConsultationForm />
      </TitledSection>
      <TitledSection title={templateWords.otherServices}>
        <ServiceCards />
      </TitledSection>
    </>
  );
}
