import { parseJson, propertiesOf } from './requests.ts';

/** A message of a form as it is stored: what the sender wrote, and when it arrived. */
export interface ReceivedMessage {
  id: string;
  form: string;
  /** When the user pressed Send, by the clock of the device. */
  sentAt: string;
  fields: Record<string, string>;
}

/**
 * An error response: a sentence, and sentences by field, like the validation errors of Laravel; and codes for both,
 * which the app translates.
 */
export interface Refusal {
  status: 400 | 422;
  message: string;
  code: 'fields' | 'malformed';
  errors?: Record<string, string[]>;
  codes?: Record<string, FieldCode>;
}

/** The required fields by form. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  contact: ['name', 'email', 'website', 'message'],
  consultation: ['firstName', 'lastName', 'email', 'phone', 'serviceName', 'message'],
  subscribe: ['email'],
  newsletter: ['email'],
};

/** The names of the forms. */
export const forms: readonly string[] = Object.keys(requiredFields);

const sentences = {
  required: 'Please fill in this field.',
  email: 'This is not an e-mail address.',
  phone: 'Write digits only, with a plus in front where there is one.',
};

type FieldCode = keyof typeof sentences;

/** Patterns of valid fields by name. The name of a field is also the code of its error. */
const patterns = { email: /^[^\s@]+@[^\s@]+$/, phone: /^\+?\p{Nd}+$/u };

const isPatterned = (name: string): name is keyof typeof patterns => Object.hasOwn(patterns, name);

function faultOf(name: string, text: string): FieldCode | undefined {
  if (text === '') return 'required';
  return isPatterned(name) && !patterns[name].test(text) ? name : undefined;
}

/**
 * Parses and checks the body of a request. Other fields than the required ones are accepted. The
 * answer of a captcha is no part of a message.
 */
export function checkMessage(body: string): ReceivedMessage | Refusal {
  const { id, form, sentAt, fields } = propertiesOf(parseJson(body));
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return malformed('id');
  if (typeof form !== 'string' || !Object.hasOwn(requiredFields, form)) return malformed('form');
  if (typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return malformed('sentAt');
  const texts = propertiesOf(fields);
  if (!areTexts(texts)) return malformed('fields');

  const errors: Record<string, string[]> = {};
  const codes: Record<string, FieldCode> = {};
  for (const name of requiredFields[form] ?? []) {
    const fault = faultOf(name, Object.hasOwn(texts, name) ? (texts[name] ?? '').trim() : '');
    if (!fault) continue;
    errors[name] = [sentences[fault]];
    codes[name] = fault;
  }
  if (Object.keys(errors).length > 0)
    return { status: 422, message: 'A field needs a correction.', code: 'fields', errors, codes };
  return { id, form, sentAt, fields: texts };
}

/** What the sender answered to a captcha; empty if nothing. */
export function captchaIn(body: string): string {
  const { captcha } = propertiesOf(parseJson(body));
  return typeof captcha === 'string' ? captcha : '';
}

const malformed = (name: string): Refusal => ({
  status: 400,
  message: `This is no message of a form: "${name}" is missing or wrong.`,
  code: 'malformed',
});

const areTexts = (fields: Record<string, unknown>): fields is Record<string, string> =>
  Object.values(fields).every((value) => typeof value === 'string');
