import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../../vite/build-variables.ts';
import { contentSecurityPolicy } from '../../../vite/host/policy.ts';

const directives = (...args: Parameters<typeof contentSecurityPolicy>): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(...args)
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

describe('the content security policy', () => {
  test('by default allows only the site, and no frames', () => {
    expect(directives(readBuildVariables({}))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      'font-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['ngo', 'ngo-prose', 'dompurify'],
    });
  });

  test('allows the frame of a film where the site has one', () => {
    const policy = directives(readBuildVariables({ SITE_FILM: 'https://www.youtube-nocookie.com/embed/1' }));
    expect(policy['frame-src']).toEqual(['https://www.youtube-nocookie.com']);
  });

  test('allows the frame of a map where the site names a place', () => {
    const policy = directives(readBuildVariables({ SITE_MAP_PLACE: '1, 2' }));
    expect(policy['frame-src']).toEqual(['https://www.openstreetmap.org']);
  });

  test('allows calls to the API and the forms, and images of the API and the image hosts, which the worker fetches', () => {
    const policy = directives(
      readBuildVariables({
        VITE_API_BASE_URL: 'https://api.example.org/v1',
        VITE_FORMS_ENDPOINT: 'https://forms.example.org/send',
        VITE_IMAGE_HOSTS: 'https://images.example.org',
      }),
    );
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.example.org',
      'https://images.example.org',
      'https://forms.example.org',
    ]);
    expect(policy['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://api.example.org',
      'https://images.example.org',
    ]);
  });

  test('allows the captcha only with a site key', () => {
    const policy = directives(
      readBuildVariables({ VITE_CAPTCHA_SITE_KEY: 'key', VITE_CAPTCHA_HOST: 'https://captcha.example' }),
    );
    const names = Object.keys(policy).filter((name) => policy[name]?.includes('https://captcha.example'));
    expect(names).toEqual(['script-src', 'style-src', 'connect-src', 'frame-src']);
    expect(contentSecurityPolicy(readBuildVariables({}))).not.toContain('captcha');
  });

  test('requires Trusted Types, except with a captcha, whose script does not support them', () => {
    const policy = (env: Record<string, string>) => contentSecurityPolicy(readBuildVariables(env));
    expect(policy({})).toMatch(/require-trusted-types-for 'script'; trusted-types [\w -]+$/);
    expect(policy({})).not.toMatch(/trusted-types [^;]*(default|\*|allow-duplicates)/);
    expect(policy({ VITE_CAPTCHA_SITE_KEY: 'key' })).not.toContain('trusted-types');
  });

  test('allows only scripts that are files of the site', () => {
    const { 'script-src': scripts = [] } = directives(readBuildVariables({ VITE_CAPTCHA_SITE_KEY: 'key' }));
    expect(scripts.join(' ')).not.toMatch(/'unsafe-(inline|eval)'|'sha/);
  });
});
