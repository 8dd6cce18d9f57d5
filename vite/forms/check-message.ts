/** A message of a form as it is stored: what the sender wrote, and when it arrived. */
export interface ReceivedMessage {
  id: string;
  form: string;
  /** When the user pressed Send, by the clock of the device. */
  sentAt: string;
  fields: Record<string, string>;
}

/** An error response: a sentence, and sentences by field, like the validation errors of Laravel. */
export interface Refusal {
  status: 400 | 422;
  message: string;
  errors?: Record<string, string[]>;
}

/** The required fields by form. */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  contact: ['name', 'email', 'website', 'message'],
  consultation: ['firstName', 'lastName', 'email', 'phone', 'serviceName', 'message'],
  subscribe: ['email'],
  newsletter: ['email'],
};

const rules: Readonly<Record<string, { pattern: RegExp; sentence: string }>> = {
  email: { pattern: /^[^\s@]+@[^\s@]+$/, sentence: 'This is not an e-mail address.' },
  phone: {
    pattern: /^\+?\p{Nd}+$/u,
    sentence: 'Write digits only, with a plus in front where there is one.',
  },
};

/**
 * Parses and checks the body of a request. Other fields than the required ones are accepted. A captcha
 * response is dropped, because its operator is not asked.
 */
export function checkMessage(body: string): ReceivedMessage | Refusal {
  const { id, form, sentAt, fields } = propertiesOf(parseJson(body));
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return malformed('id');
  if (typeof form !== 'string' || !Object.hasOwn(requiredFields, form)) return malformed('form');
  if (typeof sentAt !== 'string' || Number.isNaN(Date.parse(sentAt))) return malformed('sentAt');
  const texts = propertiesOf(fields);
  if (!areTexts(texts)) return malformed('fields');

  const errors: Record<string, string[]> = {};
  for (const name of requiredFields[form] ?? []) {
    const text = Object.hasOwn(texts, name) ? (texts[name] ?? '').trim() : '';
    const rule = rules[name];
    if (text === '') errors[name] = ['Please fill in this field.'];
    else if (rule && !rule.pattern.test(text)) errors[name] = [rule.sentence];
  }
  if (Object.keys(errors).length > 0) return { status: 422, message: 'A field needs a correction.', errors };
  return { id, form, sentAt, fields: texts };
}

const malformed = (name: string): Refusal => ({
  status: 400,
  message: `This is no message of a form: "${name}" is missing or wrong.`,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const areTexts = (fields: Record<string, unknown>): fields is Record<string, string> =>
  Object.values(fields).every((value) => typeof value === 'string');
