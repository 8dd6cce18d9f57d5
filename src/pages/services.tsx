import { ConsultationForm } from '../components/consultation-form';
import { SampleNote } from '../components/sample-note';
import { ServiceCards } from '../components/service-cards';
import { Testimonials } from '../components/testimonials';
import { TitledSection } from '../components/titled-section';
import { templateWords } from '../words/templates';

export default function Services() {
  return (
    <>
      <SampleNote />
      <TitledSection title={templateWords.servicesTitle} line={templateWords.servicesIntro}>
        <ServiceCards />
      </TitledSection>
      <TitledSection title={templateWords.testimonials} line={templateWords.testimonialsLine}>
        <Testimonials />
      </TitledSection>
      <TitledSection title={templateWords.contact}>
        <ConsultationForm />
      </TitledSection>
    </>
  );
}
