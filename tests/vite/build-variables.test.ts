import { describe, expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';

describe('build variables', () => {
  test('by default the site has its own API and sends no forms', () => {
    expect(readBuildVariables({})).toEqual({
      apiBaseUrl: '',
      apiSuffix: '',
      formsEndpoint: '',
      captchaSiteKey: '',
      captchaHosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      mapHosts: ['https://www.openstreetmap.org'],
      mapPlace: '',
      videoHosts: ['https://www.youtube-nocookie.com'],
      imageHosts: [],
      siteUrl: '',
      siteName: 'Nawruzan Livelihoods Organisation',
    });
  });

  test('an empty variable gets its default, like a missing one', () => {
    expect(readBuildVariables({ VITE_MAP_HOST: '', VITE_SITE_NAME: ' ' })).toEqual(readBuildVariables({}));
  });

  test('trailing slashes of addresses are removed, paths of the API are kept', () => {
    const { apiBaseUrl, siteUrl } = readBuildVariables({
      VITE_API_BASE_URL: 'https://example.org/laravel/public/',
      VITE_SITE_URL: 'https://example.org/',
    });
    expect([apiBaseUrl, siteUrl]).toEqual(['https://example.org/laravel/public', 'https://example.org']);
  });

  test('forms may go to a path or to another address', () => {
    for (const endpoint of ['/forms', 'https://forms.example.org/send?site=1'])
      expect(readBuildVariables({ VITE_FORMS_ENDPOINT: endpoint }).formsEndpoint).toBe(endpoint);
  });

  test('several hosts are separated by spaces', () => {
    const { imageHosts } = readBuildVariables({
      VITE_IMAGE_HOSTS: 'https://a.example  https://*.b.example:8443',
    });
    expect(imageHosts).toEqual(['https://a.example', 'https://*.b.example:8443']);
  });

  test.each([
    ['VITE_API_BASE_URL', 'api.example.org'],
    ['VITE_API_BASE_URL', '/api'],
    ['VITE_API_BASE_URL', 'ftp://example.org'],
    ['VITE_API_BASE_URL', "https://example.org;script-src'unsafe-inline'"],
    ['VITE_API_BASE_URL', 'https://user@example.org'],
    ['VITE_API_SUFFIX', 'json'],
    ['VITE_FORMS_ENDPOINT', '//evil.example'],
    ['VITE_FORMS_ENDPOINT', 'forms'],
    ['VITE_CAPTCHA_HOST', "https://a.example 'unsafe-inline'"],
    ['VITE_MAP_HOST', 'https://maps.example/embed'],
    ['VITE_MAP_PLACE', 'Kabul'],
    ['VITE_MAP_PLACE', '34.5358'],
    ['VITE_MAP_PLACE', '134.5,69.1'],
    ['VITE_VIDEO_HOST', 'video.example'],
    ['VITE_IMAGE_HOSTS', 'https://a.example, https://b.example'],
    ['VITE_SITE_URL', 'https://example.org/site'],
    ['VITE_SITE_URL', 'example.org'],
  ])('a wrong %s is rejected in one sentence: %s', (name, value) => {
    expect(() => readBuildVariables({ [name]: value })).toThrow(
      new RegExp(`^${name} must be [^\\n]+, but it is "[^\\n]+"\\.$`),
    );
  });
});
