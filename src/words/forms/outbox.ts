import { messages } from 'virtual:messages/outbox';
import type { FormName } from '../../data/outbox/deliver';
import { formWords } from './forms';

/** Shown with messages that have not reached the server. */
export const outboxWords = messages satisfies { formNames: Record<FormName, string> };

const { name, firstName, lastName, email, phone, website, serviceName, message } = formWords;
const fieldLabels: Readonly<Record<string, string>> = {
  name,
  firstName,
  lastName,
  email,
  phone,
  website,
  serviceName,
  message,
};

/** The label of a field by its name on the wire; the name itself if it is unknown. */
export const fieldLabel = (field: string): string =>
  (Object.hasOwn(fieldLabels, field) && fieldLabels[field]) || field;
