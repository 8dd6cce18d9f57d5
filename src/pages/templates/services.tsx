import { ConsultationForm } from '../../components/template/consultation-form';
import { SampleNote } from '../../components/template/sample-note';
import { ServiceCards } from '../../components/template/service-cards';
import { Testimonials } from '../../components/template/testimonials';
import { TitledSection } from '../../components/ui/titled-section';
import { templateWords } from '../../components/template/template-words';

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
      <ConsultationForm />
    </>
  );
}
