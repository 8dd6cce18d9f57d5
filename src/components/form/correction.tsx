import type { OutboxMessage } from '../../data/outbox/outbox';
import { messages as contactWords } from 'virtual:messages/contact';
import { fieldLabel, outboxWords } from '../../words/forms/outbox';
import { Captcha } from './captcha';
import { Field } from './field';
import { Form } from './form';

const types = { message: 'multiline', email: 'email', phone: 'tel' } as const;
const typeOf = (name: string) => (Object.hasOwn(types, name) ? types[name as keyof typeof types] : 'text');

interface Props {
  message: OutboxMessage;
  /** Receives the id of the corrected message if it is refused too. */
  onRefused: (id: string) => void;
}

/** The fields of a refused message, to be corrected and sent again. */
export default function Correction({ message, onRefused }: Props) {
  const { id, form, fields, writtenAt } = message;
  const errors = message.state === 'refused' ? (message.errors ?? {}) : {};
  return (
    <Form
      form={form}
      captcha={Captcha}
      label={outboxWords.correction}
      thanks={outboxWords.sentLater}
      submit={outboxWords.sendAgain}
      earlier={{ id, form, fields, writtenAt }}
      earlierErrors={errors}
      onRefused={onRefused}
    >
      {Object.entries(fields).map(([name, value]) => (
        <Field
          key={name}
          name={name}
          label={fieldLabel(name)}
          type={typeOf(name)}
          defaultValue={value}
          {...(name === 'website' && { hint: contactWords.websiteHint })}
          autoComplete="off"
        />
      ))}
    </Form>
  );
}
