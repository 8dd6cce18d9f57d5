import { formWords } from '../../words/forms';
import { Field } from '../../components/form/field';
import { Form } from '../../components/form/form';

/** "Get in touch"; the page renders the heading. */
export function ContactForm() {
  return (
    <Form
      form="contact"
      label={formWords.getInTouch}
      thanks={formWords.messageSent}
      submit={formWords.sendMessage}
    >
      <Field name="name" label={formWords.name} autoComplete="name" />
      <Field name="email" label={formWords.email} type="email" autoComplete="email" />
      <Field name="website" label={formWords.website} inputMode="url" autoComplete="url" />
      <Field name="message" label={formWords.message} type="lines" autoComplete="off" />
    </Form>
  );
}
