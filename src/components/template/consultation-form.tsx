import { formWords } from '../../words/forms/forms';
import { Field } from '../form/field';
import { Form } from '../form/form';
import { useTakesMessages } from '../form/takes-messages';
import { TitledSection } from '../ui/titled-section';
import { templateWords } from './template-words';

/** The form that requests a consultation, with its heading. */
export function ConsultationForm() {
  if (!useTakesMessages()) return null;
  return (
    <TitledSection title={templateWords.contact}>
      <Form
        form="consultation"
        label={formWords.consultation}
        thanks={formWords.messageSent}
        submit={formWords.sendRequest}
      >
        <Field name="firstName" label={formWords.firstName} autoComplete="given-name" />
        <Field name="lastName" label={formWords.lastName} autoComplete="family-name" />
        <Field name="email" label={formWords.email} type="email" autoComplete="email" />
        <Field
          name="phone"
          label={formWords.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern="\+?\p{Nd}+"
          patternHint={formWords.phoneRule}
        />
        <Field name="serviceName" label={formWords.serviceName} autoComplete="off" />
        <Field name="message" label={formWords.message} type="multiline" autoComplete="off" />
      </Form>
    </TitledSection>
  );
}
