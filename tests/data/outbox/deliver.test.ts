import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliver, needsCaptcha, newMessage } from '../../../src/data/outbox/deliver';
import { formsEndpoint } from '../../../src/data/outbox/endpoint';
import { NoReceiverError, RefusedError } from '../../../src/data/outbox/refusal';
import { eventually } from '../../support/eventually';
import { answerWith, startFormServer, type FormServer } from '../../support/form-server';
import { expectWarning } from '../../support/console';

let server: FormServer;
beforeEach(async () => {
  server = await startFormServer();
  vi.stubEnv('VITE_FORMS_ENDPOINT', server.url);
  return () => server.stop();
});

const message = () => newMessage('contact', { name: 'Parwin', message: 'سلام' });

describe('a message', () => {
  it('has its own id, a random UUID', () => {
    const ids = Array.from({ length: 50 }, () => message().id);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is sent as JSON, with its id, its form and the time of writing, and without cookies', async () => {
    const { id, writtenAt, ...rest } = message();
    await deliver({ id, writtenAt, ...rest });
    expect(server.received).toEqual([
      {
        id,
        form: 'contact',
        fields: { name: 'Parwin', message: 'سلام' },
        sentAt: new Date(writtenAt).toISOString(),
      },
    ]);
    expect(server.headers[0]).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(server.headers[0]).not.toHaveProperty('cookie');
  });

  it('contains the response token of a captcha', async () => {
    await deliver(message(), { captcha: 'P1_answer' });
    expect(server.received[0]?.captcha).toBe('P1_answer');
  });

  it('is also accepted with 204 without a body', async () => {
    server.answer = (response) => response.writeHead(204).end();
    await expect(deliver(message())).resolves.toBeUndefined();
  });

  it.each([
    ['a captive portal page', answerWith(200, 'text/html', '<h1>Sign in</h1>'), 'not-json'],
    ['a redirect', answerWith(302, 'text/html', '', { location: '/login' }), 'not-json'],
    ['half a response', answerWith(200, 'application/json', '{"stored":'), 'not-json'],
    ['an empty response', answerWith(200, 'text/plain', ''), 'not-json'],
    ['a server error', answerWith(500, 'application/json', '{}'), 'refused'],
    ['a timeout of the server', answerWith(408, 'text/plain', ''), 'refused'],
  ])('is not accepted with %s, and may be sent again', async (_, answer, kind) => {
    server.answer = answer;
    await expect(deliver(message())).rejects.toMatchObject({ name: 'CallError', kind });
  });

  it('is not sent to where a captive portal redirects', async () => {
    server.answer = answerWith(307, 'text/html', '', { location: server.url });
    await expect(deliver(message())).rejects.toMatchObject({ kind: 'not-json' });
    expect(server.received).toHaveLength(1);
  });

  it('waits as long as an overloaded server asks for', async () => {
    server.answer = answerWith(429, 'application/json', '{}', { 'retry-after': '90' });
    await expect(deliver(message())).rejects.toMatchObject({ kind: 'refused', retryAfter: 90_000 });
  });

  it.each([
    [
      'with the server’s reason',
      '{"message":"The e-mail address does not exist."}',
      'The e-mail address does not exist.',
    ],
    ['with its status, if the server sends no reason', '<h1>No</h1>', 'status 422.'],
    ['with its status, if the response is invalid', '{"message":', 'status 422.'],
    ['with a truncated reason, if it is long', `{"message":"${'a'.repeat(900)}"}`, 'a'.repeat(300)],
  ])('is rejected, %s', async (_, body, reason) => {
    server.answer = answerWith(422, 'application/json', body);
    const refusal = deliver(message());
    await expect(refusal).rejects.toBeInstanceOf(RefusedError);
    await expect(refusal).rejects.toThrow(reason);
  });

  it('is rejected with its status, if the server sends 50 MB', async () => {
    server.answer = answerWith(422, 'application/json', `{"message":"${'a'.repeat(50 * 1024 * 1024)}"}`);
    await expect(deliver(message())).rejects.toThrow('status 422.');
  });

  it('is rejected with the sentences about its fields, as Laravel sends them', async () => {
    const errors = {
      name: ['The name is too short.', 'The name has digits.'],
      'fields.message': 'The message is empty.',
      phone: ['A field that this form does not have.'],
      website: [5, null],
      email: {},
    };
    server.answer = answerWith(
      422,
      'application/json',
      JSON.stringify({ message: 'The name is too short. (and 2 more errors)', errors }),
    );
    await expect(deliver(message())).rejects.toMatchObject({
      message: 'The name is too short. (and 2 more errors)',
      fields: {
        name: 'The name is too short.\nThe name has digits.',
        message: 'The message is empty.',
      },
    });
  });

  it('is rejected with the codes that the app says in its own words, before sentences', async () => {
    const answer = {
      message: 'A field needs a correction.',
      code: 'fields',
      errors: { name: ['Fill it in.'], message: ['It is closed.'] },
      codes: { name: 'required', message: 'a code of tomorrow', other: 'required' },
    };
    server.answer = answerWith(422, 'application/json', JSON.stringify(answer));
    await expect(deliver(message())).rejects.toMatchObject({
      message: 'fields',
      fields: { name: 'required', message: 'It is closed.' },
    });
  });

  it.each([
    ['the first sentence about a field', '{"errors":{"other":["It is closed."]}}', 'It is closed.', {}],
    ['its status, if there is no sentence', '{"errors":[]}', 'status 422.', {}],
  ])('without a reason is rejected with %s', async (_, body, reason, fields) => {
    server.answer = answerWith(422, 'application/json', body);
    await expect(deliver(message())).rejects.toMatchObject({ message: reason, fields });
  });

  it.each([
    [404, 'text/html', '<h1>Not found</h1>'],
    [404, 'application/json', '{"message":"No such route."}'],
    [405, 'text/html', ''],
    [405, 'text/plain', 'Method not allowed'],
    [501, 'text/html', '<h1>Unsupported method</h1>'],
    [403, 'application/xml', '<Error><Code>AccessDenied</Code></Error>'],
    [403, 'text/html', ''],
  ])('meets a site that takes no messages: status %i with %s', async (status, type, body) => {
    server.answer = answerWith(status, type, body);
    await expect(deliver(message())).rejects.toBeInstanceOf(NoReceiverError);
  });

  it('is rejected by an application that answers 403 with JSON', async () => {
    server.answer = answerWith(403, 'application/json', '{"message":"You are blocked."}');
    await expect(deliver(message())).rejects.toThrow(new RefusedError('You are blocked.'));
  });

  it('does not abort another stalled message at the same address; sending the same one again does', async () => {
    expectWarning(/requested again/, 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const closed = vi.fn();
    server.answer = (response) => response.on('close', closed);
    const [one, other] = [message(), message()];
    const accepted = vi.fn();
    const first = expect(deliver(one, { late: accepted })).rejects.toMatchObject({ kind: 'silent' });
    await eventually(() => expect(server.received).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(8_000);
    await first;
    server.answer = answerWith(204, 'text/plain', '');
    await deliver(other);
    expect(closed).not.toHaveBeenCalled();
    await deliver(one);
    await eventually(() => expect(closed).toHaveBeenCalledOnce());
    expect(server.received.map(({ id }) => id)).toEqual([one.id, other.id, one.id]);
  });

  it('that reaches no server may be sent again', async () => {
    await server.stop();
    await expect(deliver(message())).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is given up after a stall of 8 s; a late acceptance is reported', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answerNow: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answerNow = resolve)));
    const late = vi.fn();
    const delivery = deliver(message(), { late });
    const outcome = expect(delivery).rejects.toMatchObject({ kind: 'silent' });
    await vi.advanceTimersByTimeAsync(8_000);
    await outcome;
    expect(late).not.toHaveBeenCalled();
    answerNow(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(late).toHaveBeenCalledOnce();
  });
});

describe('the build', () => {
  it('sends forms to its own site by default', () => {
    for (const value of [undefined, '', ' ']) {
      vi.stubEnv('VITE_FORMS_ENDPOINT', value);
      expect(formsEndpoint()).toBe('/forms');
    }
  });

  it('may take no messages: then none is sent, and none needs a captcha', async () => {
    vi.stubEnv('VITE_FORMS_ENDPOINT', 'none');
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
    expect(formsEndpoint()).toBe('');
    expect(needsCaptcha('contact')).toBe(false);
    await expect(deliver(message())).rejects.toBeInstanceOf(NoReceiverError);
    expect(server.received).toEqual([]);
  });

  it('with an endpoint and a site key needs a captcha for the contact form only', () => {
    expect(needsCaptcha('contact')).toBe(false);
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
    expect(
      ['contact', 'consultation', 'subscribe', 'newsletter'].map((form) => needsCaptcha(form as 'contact')),
    ).toEqual([true, false, false, false]);
  });
});
