import { messages as contactWords } from 'virtual:messages/contact';
import { formWords } from '../../words/forms/forms';
import { Captcha } from '../../components/form/captcha';
import { Field } from '../../components/form/field';
import { Form } from '../../components/form/form';

/** "Get in touch"; the page renders the heading. */
export function ContactForm() {
  return (
    <Form
      form="contact"
      captcha={Captcha}
      label={contactWords.getInTouch}
      thanks={formWords.messageSent}
      submit={contactWords.sendMessage}
    >
      <Field name="name" label={formWords.name} autoComplete="name" />
      <Field name="email" label={formWords.email} type="email" autoComplete="email" />
      <Field
        name="website"
        label={formWords.website}
        hint={contactWords.websiteHint}
        inputMode="url"
        autoComplete="url"
      />
      <Field name="message" label={formWords.message} type="multiline" autoComplete="off" />
    </Form>
  );
}
