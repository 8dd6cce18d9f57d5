import { describe, expect, test } from 'vitest';
import { nothingDescribed } from '../../vite/site/description';
import { definesOf, readBuildVariables } from '../../vite/build-variables.ts';
import { languages } from '../../vite/messages/languages.ts';

describe('build variables', () => {
  test('by default the site has its own API, and takes its forms itself', () => {
    expect(readBuildVariables({})).toEqual({
      apiBaseUrl: '',
      film: '',
      icon: '',
      hasPattern: true,
      places: new Map(),
      homeSections: [],
      pagesOff: [],
      apiSuffix: '',
      apiRequired: true,
      apiTimeZone: '',
      formsEndpoint: '/forms',
      pushEndpoint: '',
      countsEndpoint: '',
      captchaSiteKey: '',
      captchaHosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      mapHosts: ['https://www.openstreetmap.org'],
      mapPlace: '',
      videoHosts: ['https://www.youtube-nocookie.com'],
      imageHosts: [],
      siteUrl: '',
      siteName: 'Nawruzan Livelihoods Organisation',
      shortNames: new Map(),
      timeZone: '',
      country: '',
      colours: new Map(),
      inApp: {},
      isStrict: false,
      menus: {},
      siteLanguages: [
        { ...languages[0], prefix: '', lists: '' },
        { ...languages[1], prefix: '/fa', lists: 'fa/' },
        { ...languages[2], prefix: '/ps', lists: 'ps/' },
      ],
    });
  });

  test('an empty variable gets its default, like a missing one', () => {
    expect(readBuildVariables({ VITE_SITE_URL: '', VITE_LANGUAGES: ' ' })).toEqual(readBuildVariables({}));
  });

  test('trailing slashes of addresses are removed, paths of the API are kept', () => {
    const { apiBaseUrl, siteUrl } = readBuildVariables({
      VITE_API_BASE_URL: 'https://example.org/laravel/public/',
      VITE_SITE_URL: 'https://example.org/',
    });
    expect([apiBaseUrl, siteUrl]).toEqual(['https://example.org/laravel/public', 'https://example.org']);
  });

  test('an API must answer the build, unless that is switched off', () => {
    expect(readBuildVariables({ VITE_API_REQUIRED: 'true' }).apiRequired).toBe(true);
    expect(readBuildVariables({ VITE_API_REQUIRED: 'false' }).apiRequired).toBe(false);
    expect(readBuildVariables({}).isStrict).toBe(false);
    expect(readBuildVariables({ SITE_STRICT: 'true' }).isStrict).toBe(true);
    expect(readBuildVariables({ SITE_PATTERN: 'false' }).inApp).toEqual({ SITE_PATTERN: 'false' });
    expect(() => readBuildVariables({ VITE_API_REQUIRED: '0' })).toThrow(
      'VITE_API_REQUIRED must be either "true" or "false", but it is "0".',
    );
  });

  test('forms may go to a path, to another address, or nowhere', () => {
    for (const endpoint of ['/forms', 'https://forms.example.org/send?site=1'])
      expect(readBuildVariables({ VITE_FORMS_ENDPOINT: endpoint }).formsEndpoint).toBe(endpoint);
    expect(readBuildVariables({ VITE_FORMS_ENDPOINT: 'none' }).formsEndpoint).toBe('');
  });

  test('counts go nowhere by default, and a build that does not count has not even the word in its app', () => {
    for (const env of [{}, { VITE_COUNTS_ENDPOINT: 'none' }]) {
      const { countsEndpoint, inApp } = readBuildVariables(env);
      expect([countsEndpoint, inApp]).toEqual(['', {}]);
    }
    expect(readBuildVariables({ VITE_COUNTS_ENDPOINT: '/counts' }).inApp).toEqual({
      VITE_COUNTS_ENDPOINT: '/counts',
    });
  });

  test('the times of an API elsewhere may be in a zone of their own', () => {
    const api = { VITE_API_BASE_URL: 'https://api.example.org' };
    for (const zone of ['UTC', 'Asia/Kabul'])
      expect(readBuildVariables({ ...api, SITE_API_TIME_ZONE: ` ${zone} ` }).apiTimeZone).toBe(zone);
  });

  describe('what site.yaml says', () => {
    const description = {
      variables: { SITE_NAME: 'One', VITE_SITE_URL: 'https://one.example', VITE_LANGUAGES: 'fa-AF en' },
      places: new Map([['VITE_SITE_URL', '../our-site/site.yaml:2: address']]),
      names: new Map([
        ['en', 'One'],
        ['fa', 'یک'],
      ]),
      shortNames: new Map(),
      pageNames: new Map(),
    };

    test('is the site, with the name in its first language', () => {
      const { siteName, siteUrl, siteLanguages, inApp } = readBuildVariables(
        { VITE_SITE_URL: '' },
        description,
      );
      expect([siteName, siteUrl]).toEqual(['یک', 'https://one.example']);
      expect(siteLanguages.map(({ tag }) => tag)).toEqual(['fa-AF', 'en']);
      expect(definesOf({ inApp })['import.meta.env.SITE_NAME']).toBe('"One"');
    });

    test('gives way to a variable of the deployment', () => {
      const env = { VITE_SITE_URL: 'https://preview.example' };
      expect(readBuildVariables(env, description).siteUrl).toBe('https://preview.example');
    });

    test('is named by its line where it is wrong', () => {
      const wrong = { ...description, variables: { ...description.variables, VITE_SITE_URL: 'one' } };
      expect(() => readBuildVariables({}, wrong)).toThrow(
        /^\.\.\/our-site\/site\.yaml:2: address must be the address of a site .*, but it is "one"\.$/,
      );
      expect(() => readBuildVariables({ VITE_SITE_URL: 'two' }, wrong)).toThrow(/^VITE_SITE_URL must be/);
    });
  });

  test('a variable that went to site.yaml is not ignored', () =>
    expect(() => readBuildVariables({ VITE_MAP_PLACE: '1,2' })).toThrow(
      'VITE_MAP_PLACE is a build variable no more: write map.place into site.yaml.',
    ));

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
    ['SITE_API_TIME_ZONE', 'Kabul'],
    ['SITE_API_TIME_ZONE', '+04:30'],
    ['VITE_FORMS_ENDPOINT', '//evil.example'],
    ['VITE_FORMS_ENDPOINT', 'forms'],
    ['VITE_COUNTS_ENDPOINT', 'counts'],
    ['VITE_CAPTCHA_HOST', "https://a.example 'unsafe-inline'"],
    ['SITE_MAP_HOSTS', 'https://maps.example/embed'],
    ['SITE_MAP_PLACE', 'Kabul'],
    ['SITE_MAP_PLACE', '34.5358'],
    ['SITE_MAP_PLACE', '134.5,69.1'],
    ['SITE_FILM_HOSTS', 'video.example'],
    ['VITE_IMAGE_HOSTS', 'https://a.example, https://b.example'],
    ['VITE_SITE_URL', 'https://example.org/site'],
    ['VITE_SITE_URL', 'example.org'],
    ['SITE_TIME_ZONE', 'Kabul'],
    ['SITE_COUNTRY', 'Afghanistan'],
    ['SITE_ACCENT', 'yellow'],
  ])('a wrong %s is rejected in one sentence: %s', (name, value) => {
    expect(() => readBuildVariables({ [name]: value })).toThrow(
      new RegExp(`^${name} must be [^\\n]+, but it is "[^\\n]+"\\.$`),
    );
  });

  test.each([
    ['#12345', /six digits behind #, such as '#1B3B6F' \(this one has 5\)/],
    ['#1B3B6F00', /\(this one has 8\)/],
    ['blue', /a colour in quotes, such as '#1B3B6F', but it is "blue"/],
    // Without quotes, a comment of YAML.
    ['', /a colour in quotes/],
  ])('of the colour %j, the sentence says what is wrong', (value, sentence) =>
    expect(() => readBuildVariables({}, { ...nothingDescribed, variables: { SITE_COLOUR: value } })).toThrow(
      sentence,
    ),
  );

  test.each([
    [{ SITE_PAGES_OFF: '/vacancy' }, '(did you mean /vacancies?), but it is "/vacancy".'],
    [{ SITE_HOME_SECTIONS: 'figure' }, '(did you mean figures?), but it is "figure".'],
    [{ SITE_PAGES_OFF: '/vacancies /vacancies' }, 'each once, but it is "/vacancies".'],
  ])('of a page or section that there is not, %j, the one that was meant is named', (env, end) =>
    expect(() => readBuildVariables(env)).toThrow(end),
  );

  test('all wrong values are told at once, and none that only seems wrong beside another', () => {
    const wrong = { SITE_COUNTRY: 'Togo', SITE_COLOUR: 'blue', SITE_ACCENT: '#F5D000', SITE_STRICT: '1' };
    const together = { VITE_API_BASE_URL: 'x', SITE_API_TIME_ZONE: 'UTC', VITE_API_LANGUAGES: 'path:fa' };
    const told = (() => {
      try {
        return void readBuildVariables({ ...wrong, ...together });
      } catch (error) {
        return (error as Error).message.split('\n').map((line) => line.split(' ')[0]);
      }
    })();
    expect(told?.sort()).toEqual(['SITE_COLOUR', 'SITE_COUNTRY', 'SITE_STRICT', 'VITE_API_BASE_URL']);
  });

  test.each([
    ['Praia', 'CV', 'such as "Atlantic/Cape_Verde" of CV'],
    ['GMT+4:30', 'AF', 'such as "Asia/Kabul" of AF'],
    [
      'BRT',
      'BR',
      'such as "America/Araguaina", "America/Bahia", "America/Belem", "America/Boa_Vista" and 12 more of BR',
    ],
    ['Atlantic/Cape_Verd', 'CV', 'such as "UTC" (did you mean "Atlantic/Cape_Verde"?)'],
    ['Cape Verde', 'CV', 'such as "UTC" (did you mean "Atlantic/Cape_Verde"?)'],
    ['Africa/Kabul', '', 'such as "UTC" (did you mean "Asia/Kabul"?)'],
    ['Praia', '', 'such as "UTC" or "Asia/Kabul"'],
    ['Praia', 'Cape Verde', 'such as "UTC" or "Asia/Kabul"'],
  ])('a zone that there is not, %s in "%s", is rejected with one that there is', (zone, country, expected) =>
    expect(() => readBuildVariables({ SITE_TIME_ZONE: zone, SITE_COUNTRY: country })).toThrow(
      `SITE_TIME_ZONE must be the name of a time zone, ${expected}, but it is "${zone}".`,
    ),
  );

  test('a zone for the times of content/ is rejected: they are local to the organisation', () => {
    expect(() => readBuildVariables({ SITE_API_TIME_ZONE: 'UTC' })).toThrow(
      'SITE_API_TIME_ZONE must be empty without an API elsewhere, but it is "UTC".',
    );
  });

  describe('an API says which languages it has', () => {
    const three = { VITE_API_BASE_URL: 'https://api.example.org', VITE_LANGUAGES: 'en fa-AF ps' };
    const listsOf = (env: Record<string, string>) =>
      readBuildVariables(env).siteLanguages.map(({ lists }) => lists);

    test('and is asked for them by path or by query', () => {
      expect(listsOf({ ...three, VITE_API_LANGUAGES: 'path:fa,ps' })).toEqual(['', 'fa/', 'ps/']);
      expect(listsOf({ ...three, VITE_API_LANGUAGES: 'query: fa' })).toEqual(['', '?lang=fa', '']);
    });

    test('else its lists are those of all languages', () => expect(listsOf(three)).toEqual(['', '', '']));

    test('while those of content/ have each language of the site', () =>
      expect(listsOf({ VITE_LANGUAGES: 'en fa-AF' })).toEqual(['', 'fa/']));

    test.each(['fa', 'path:', 'path:uz', 'path:fa,fa', 'header:fa'])('"%s" is rejected', (value) =>
      expect(() => listsOf({ ...three, VITE_API_LANGUAGES: value })).toThrow(
        `VITE_API_LANGUAGES must be "path:" or "query:" and some of the languages of the site, en, fa, ps, each once, but it is "${value}".`,
      ),
    );

    test('without an address of the API the variable is rejected', () =>
      expect(() => listsOf({ VITE_API_LANGUAGES: 'path:fa' })).toThrow('empty without an API elsewhere'));
  });

  test('the first language of a site has addresses without a prefix', () => {
    const { siteLanguages } = readBuildVariables({ VITE_LANGUAGES: 'en en-XB' });
    expect(siteLanguages.map(({ tag, prefix }) => [tag, prefix])).toEqual([
      ['en', ''],
      ['en-XB', '/xb'],
    ]);
    expect(readBuildVariables({ VITE_LANGUAGES: 'fr en' }).siteLanguages.map(({ name }) => name)).toEqual([
      'Français',
      'English',
    ]);
    for (const tags of ['xx', 'en en', 'pt-BR pt-PT'])
      expect(() => readBuildVariables({ VITE_LANGUAGES: tags })).toThrow(
        'VITE_LANGUAGES must be some of en fa-AF ps or of other languages, such as fr, each once',
      );
  });
});
