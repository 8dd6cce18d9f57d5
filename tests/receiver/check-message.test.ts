import { describe, expect, test } from 'vitest';
import { checkMessage } from '../../receiver/check-message.ts';

const envelope = { id: '0d6a6c0e-6f0b-4f5e-9a53-0a9b5a6f3c11', sentAt: '2026-12-01T08:15:00.000Z' };
const contact = { name: 'Zarghuna', email: 'z@example.org', website: 'none', message: 'سلام' };
const consultation = {
  firstName: 'Zarghuna',
  lastName: 'Karimi',
  email: 'z@example.org',
  phone: '+93700000000',
  serviceName: 'Training',
  message: 'سلام',
};
const check = (form: string, fields: unknown) => checkMessage(JSON.stringify({ ...envelope, form, fields }));

test.each([
  ['contact', contact],
  ['contact', { ...contact, topic: 'a field of tomorrow' }],
  ['consultation', consultation],
  ['consultation', { ...consultation, phone: '۰۷۰۰' }],
  ['subscribe', { email: 'z@example.org' }],
  ['newsletter', { email: 'z@example.org' }],
])('a whole message of the form %s is accepted as it is', (form, fields) => {
  expect(check(form, fields)).toEqual({ ...envelope, form, fields });
});

test('the response of a captcha is not kept', () => {
  const message = { ...envelope, form: 'contact', fields: contact };
  expect(checkMessage(JSON.stringify({ ...message, captcha: 'P1_eyJ0eXAi' }))).toEqual(message);
});

describe('a wrong field is named, with a sentence and a code', () => {
  test.each([
    [
      'contact',
      { ...contact, website: ' ' },
      { website: ['Please fill in this field.'] },
      { website: 'required' },
    ],
    [
      'contact',
      { ...contact, email: 'z' },
      { email: ['This is not an e-mail address.'] },
      { email: 'email' },
    ],
    [
      'consultation',
      { ...consultation, phone: 'call me', lastName: '' },
      {
        lastName: ['Please fill in this field.'],
        phone: ['Write digits only, with a plus in front where there is one.'],
      },
      { lastName: 'required', phone: 'phone' },
    ],
    ['subscribe', {}, { email: ['Please fill in this field.'] }, { email: 'required' }],
  ])('%s: %j', (form, fields, errors, codes) => {
    const message = 'A field needs a correction.';
    expect(check(form, fields)).toEqual({ status: 422, message, code: 'fields', errors, codes });
  });
});

test.each([
  ['id', 'half a message', '{"id":'],
  ['id', 'no object', '[]'],
  ['id', 'nothing', 'null'],
  ['id', 'an id that is no text', JSON.stringify({ ...envelope, id: 5 })],
  ['id', 'an id with a line feed', JSON.stringify({ ...envelope, id: 'a\nb' })],
  ['form', 'an unknown form', JSON.stringify({ ...envelope, form: 'order', fields: contact })],
  ['form', 'a name of every object', JSON.stringify({ ...envelope, form: 'constructor', fields: contact })],
  ['sentAt', 'no date', JSON.stringify({ id: 'a', form: 'contact', sentAt: 'today', fields: contact })],
  [
    'fields',
    'fields that are no texts',
    JSON.stringify({ ...envelope, form: 'contact', fields: { name: {} } }),
  ],
])('a body without a usable %s is rejected: %s', (name, _, body) => {
  expect(checkMessage(body)).toEqual({
    status: 400,
    message: `This is no message of a form: "${name}" is missing or wrong.`,
    code: 'malformed',
  });
});
