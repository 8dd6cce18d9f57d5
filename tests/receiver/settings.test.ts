import { expect, test } from 'vitest';
import { readSettings, SettingsError, variableNames } from '../../receiver/settings';

test('without any variable the receiver keeps messages in a folder, and listens on this machine alone', () => {
  expect(readSettings({ HOST: ' ', SOMETHING: 'else' })).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    databaseUrl: undefined,
    dataFolder: 'receiver-data',
    allowedOrigins: [],
    ratePerAddress: 30,
    keepDays: 365,
    captcha: undefined,
  });
});

test('what is set is read', () => {
  const settings = readSettings({
    DATABASE_URL: 'postgresql://user:word@db:5432/messages',
    ALLOWED_ORIGINS: 'https://example.org  http://localhost:4173',
    TRUSTED_PROXIES: '10.0.0.0/8 ::1',
    CAPTCHA_SECRET: '0x123',
  });
  expect(settings).toMatchObject({
    databaseUrl: 'postgresql://user:word@db:5432/messages',
    allowedOrigins: ['https://example.org', 'http://localhost:4173'],
    captcha: { secret: '0x123', url: 'https://api.hcaptcha.com/siteverify' },
  });
  expect(settings.trustedProxies.check('10.200.0.1')).toBe(true);
  expect(settings.trustedProxies.check('11.0.0.1')).toBe(false);
  expect(settings.trustedProxies.check('::1', 'ipv6')).toBe(true);
});

test.each([
  ['HOST', 'example', 'HOST is "example": expected an address of this machine'],
  ['PORT', '80a', 'PORT is "80a": expected a whole number from 1 to 65535.'],
  ['PORT', '0', 'PORT is "0"'],
  ['PORT', '70000', 'PORT is "70000"'],
  ['DATABASE_URL', 'mysql://u:p@host/x', 'DATABASE_URL is set (18 characters, not shown here): expected'],
  ['DATABASE_URL', 'db', 'DATABASE_URL is set (2 characters'],
  ['ALLOWED_ORIGINS', '*', 'ALLOWED_ORIGINS is "*": expected origins between spaces'],
  ['ALLOWED_ORIGINS', 'https://a.org/', 'ALLOWED_ORIGINS is "https://a.org/"'],
  ['ALLOWED_ORIGINS', 'https://a.org,https://b.org', 'ALLOWED_ORIGINS is'],
  ['TRUSTED_PROXIES', 'proxy', 'TRUSTED_PROXIES is "proxy"'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES is "10.0.0.0/33"'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'TRUSTED_PROXIES is'],
  ['TRUSTED_PROXIES', 'true', 'TRUSTED_PROXIES is "true"'],
  ['RATE_PER_ADDRESS', '-1', 'RATE_PER_ADDRESS is "-1": expected a whole number'],
  ['RATE_IN_ALL', '1e3', 'RATE_IN_ALL is "1e3"'],
  ['KEEP_DAYS', '0', 'KEEP_DAYS is "0": expected a whole number from 1 to 36500.'],
  [
    'CAPTCHA_URL',
    'https://a.org',
    'CAPTCHA_URL is set and CAPTCHA_SECRET is empty: expected both, or neither.',
  ],
  ['SMTP_URL', 'mail.example.org', 'SMTP_URL is set (16 characters, not shown here): expected an address'],
  ['SMTP_URL', 'smtp://host', 'MAIL_FROM is empty: expected one address'],
  ['MAIL_FROM', 'Website <a@b.org>', 'MAIL_FROM is "Website <a@b.org>": expected one address'],
  ['MAIL_FROM', 'a@b.org', 'SMTP_URL is empty: expected the server that sends mail'],
  ['MAIL_TO', 'a@b.org, c@d.org', 'MAIL_TO is "a@b.org, c@d.org": expected addresses between spaces'],
  ['PUBLIC_URL', 'https://a.org/forms', 'PUBLIC_URL is "https://a.org/forms": expected the origin'],
  ['PUBLIC_URL', 'https://a.org', 'PUBLIC_URL is set and SMTP_URL is empty'],
  ['MAIL_TO_CONTACT', 'a@b.org\r\nBcc:x@y.org', 'MAIL_TO_CONTACT is'],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(variableNames).toContain(name);
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test('each form has addresses of its own, or those of all', () => {
  const environment = { SMTP_URL: 'smtp://u:p@host:587', MAIL_FROM: 'site@example.org' };
  expect(() => readSettings(environment)).toThrow('MAIL_TO is empty');
  expect(() => readSettings({ ...environment, MAIL_TO: 'none' })).toThrow('MAIL_TO is empty');
  const { mail } = readSettings({
    ...environment,
    MAIL_TO: 'office@example.org second@example.org',
    MAIL_TO_CONSULTATION: 'expert@example.org',
    MAIL_TO_NEWSLETTER: 'none',
  });
  expect(mail).toEqual({
    url: 'smtp://u:p@host:587',
    from: 'site@example.org',
    to: {
      contact: ['office@example.org', 'second@example.org'],
      consultation: ['expert@example.org'],
      subscribe: ['office@example.org', 'second@example.org'],
      newsletter: [],
    },
  });
});

test('all faults are told at once, and no secret is among them', () => {
  const wrong = () => readSettings({ PORT: 'x', KEEP_DAYS: 'y', DATABASE_URL: 'mysql://user:secret@host/' });
  expect(wrong).toThrow(/^PORT .*\n?[^]*KEEP_DAYS/m);
  expect(wrong).not.toThrow(/secret/);
});
