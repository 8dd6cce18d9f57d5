import { messages as contactWords } from 'virtual:messages/contact';
import { formWords } from '../../words/forms/forms';
import { Field } from '../../components/form/field';
import { Form } from '../../components/form/form';

/** A subscription by e-mail; the page renders the heading. */
export function SubscribeForm() {
  return (
    <Form
      form="subscribe"
      label={contactWords.subscribeTitle}
      thanks={contactWords.subscribed}
      submit={contactWords.subscribe}
    >
      <Field name="email" label={formWords.emailAddress} type="email" autoComplete="email" />
    </Form>
  );
}
