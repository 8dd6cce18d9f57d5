// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor, screen } from '@testing-library/react';
import { createElement, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { parse } from '../../../src/schemas/parse';
import { settings } from '../../../src/schemas/settings';
import { json, send, startServer } from '../../sw/server';
import { recordsOf } from '../../support/laravel-records';
import { startApp, usePhone } from './fresh';
import { useTimeZone } from '../../../src/data/lists/use-settings';
import { renderPage } from '../../support/render';

beforeEach(() => void usePhone());
afterEach(cleanup);

const base = 'https://valley.example';

async function read(...wire: Record<string, unknown>[]) {
  startApp(base);
  const { readSettings } = await import('../../../src/data/lists/use-settings');
  return readSettings(parse(settings, wire, base).records);
}

describe('the settings', () => {
  it('of a Laravel server are mapped by their names', async () =>
    expect(await read(...recordsOf(base).settings)).toEqual({
      organisationName: 'Seeds of the Valley',
      address: 'Karte Parwan, Kabul',
      phone: '+93 700 111 222',
      email: 'post@valley.example',
      facebook: 'https://facebook.example/valley',
      logo: `${base}/storage/images/logo.png`,
      donateText: 'Thank you. Every seed counts.',
      footerLogo: `${base}/storage/images/logo.png`,
      footerSlogan: 'تخم امروز، نان فردا',
      footerAddress: 'Karte Parwan, Kabul',
      aboutTitle: 'Who we are',
      slides: [{ url: `${base}/storage/images/valley.png`, width: 1600, height: 800 }],
    }));

  it('use the first of several with one name, and one with a value before one without', async () => {
    const name = { field_name: 'footer_logan' };
    expect(
      await read(
        { ...name, field_value: null },
        { ...name, field_value: 'a' },
        { ...name, field_value: 'b' },
      ),
    ).toMatchObject({ footerSlogan: 'a' });
  });

  it('name the languages of their texts that are not translated', async () => {
    const wire = { field_name: 'top_nav_bar_address', field_value: 'Street 4, Kabul' };
    expect(await read({ ...wire, languages: { field_value: 'en' } })).toEqual({
      address: 'Street 4, Kabul',
      languages: { address: 'en' },
      slides: [],
    });
  });

  it('contain no address that is unsafe to open', async () => {
    const hostile = await read(
      { field_name: 'top_nav_bar_x', field_value: 'javascript:alert(1)' },
      { field_name: 'footer_logo', field_value: 'java\nscript:alert(1)' },
      { field_name: 'home_slider_image', category: 'Home Slider', field_value: 'data:text/html,x' },
    );
    expect(hostile).toEqual({ slides: [] });
  });

  it('contain every slide in order, and never the slogan as an image', async () => {
    const slide = { category: 'Home Slider' };
    expect(
      await read(
        {
          ...slide,
          field_name: 'home_slider_image',
          field_value: '/a.jpg',
          field_value_small: '/a-small.jpg',
        },
        { ...slide, field_name: 'home_slider_slogan', field_value: 'Work for every household' },
        { ...slide, field_name: 'home_slider_image', field_value: '/b.jpg' },
        { ...slide, field_name: 'home_slider_image', field_value: null },
      ),
    ).toEqual({
      homeSlogan: 'Work for every household',
      slides: [
        { url: `${base}/a.jpg`, width: 1600, height: 800, small: { url: `${base}/a-small.jpg`, width: 800 } },
        { url: `${base}/b.jpg`, width: 1600, height: 800 },
      ],
    });
  });

  it('say of a slide what has its number, and lead to a page of the site or to a safe address', async () => {
    const slide = { category: 'Home Slider', field_name: 'home_slider_image' };
    const leads = (place: number, value: string) => ({
      field_name: `home_slide_${place}_link`,
      field_value: value,
    });
    const { slides } = await read(
      { ...slide, field_value: '/a.jpg' },
      { ...slide, field_value: '/b.jpg' },
      { ...slide, field_value: '/c.jpg' },
      { field_name: 'home_slide_1_text', field_value: 'Our work' },
      { field_name: 'home_slide_2_text', field_value: 'کار ما', languages: { field_value: 'fa' } },
      leads(1, '/events'),
      leads(2, 'javascript:alert(1)'),
      leads(3, 'https://example.org/'),
    );
    const [first, second, third] = slides.map(({ text, lang, link }) => ({ text, lang, link }));
    expect(first).toEqual({ text: 'Our work', link: '/events' });
    expect(second).toEqual({ text: 'کار ما', lang: 'fa' });
    // A link without a text says nothing of where it leads.
    expect(third).toEqual({});
  });

  it('are truncated if they are a single line, and complete if they may have paragraphs', async () => {
    const long = 'x'.repeat(20_000);
    const found = await read(
      { field_name: 'organisation_name', field_value: long },
      { field_name: 'about_overview_top_paragraph', field_value: long },
    );
    expect(found.organisationName).toBe(`${'x'.repeat(299)}…`);
    expect(found.aboutParagraph).toBe(long);
  });

  it('skip unknown names', async () =>
    expect(await read({ field_name: 'toString', field_value: 'x' })).toEqual({ slides: [] }));
});

describe('a page', () => {
  async function show(answer: Parameters<typeof startServer>[0]) {
    const { origin } = await startServer(answer);
    startApp(origin);
    const [{ SWRConfig }, { useSettings, useSettingsState }, { PersistentCache }] = await Promise.all([
      import('swr'),
      import('../../../src/data/lists/use-settings'),
      import('../../../src/data/device/swr-cache'),
    ]);
    const cache = new PersistentCache();
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(
        SWRConfig,
        { value: { provider: () => cache } },
        createElement(Suspense, { fallback: null }, children),
      );
    const view = await act(async () =>
      renderHook(() => ({ settings: useSettings(), again: useSettings(), state: useSettingsState() }), {
        wrapper,
      }),
    );
    await waitFor(() => expect(view.result.current).not.toBeNull());
    return view.result;
  }

  it('has an empty set until they arrive, and one object for all callers', async () => {
    const settings = json([{ field_name: 'footer_logan', field_value: 'Grow' }]);
    let answerNow = () => {};
    const isTime = new Promise<void>((resolve) => (answerNow = resolve));
    const result = await show((...exchange) => void isTime.then(() => settings(...exchange)));
    expect(result.current).toMatchObject({ settings: { slides: [] }, state: 'loading' });
    answerNow();
    await waitFor(() => expect(result.current.settings.footerSlogan).toBe('Grow'));
    expect(result.current.again).toBe(result.current.settings);
    expect(result.current.state).toBe('ready');
  });

  it('continues without them if the call failed', async () => {
    const result = await show(send('text/html', '', 500));
    await waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.settings).toEqual({ slides: [] });
  });
});

describe('the time zone', () => {
  const Zone = () => <span>{useTimeZone()}</span>;
  const setting = (value: string) => ({
    '/api/settings': [{ id: 1, field_name: 'organisation_time_zone', field_value: value }],
  });

  test('deadlines count in the time zone of the settings', async () => {
    await renderPage(<Zone />, { answers: setting('Asia/Tashkent') });
    expect(await screen.findByText('Asia/Tashkent')).toBeTruthy();
  });

  test.each([
    ['no setting', { '/api/settings': [] }],
    ['an unknown time zone', setting('Mars/Olympus')],
  ])('with %s they count in Kabul', async (_, answers) => {
    const { cache } = await renderPage(<Zone />, { answers });
    await expect.poll(() => cache.get('/api/settings')?.data).toBeDefined();
    expect(await screen.findByText('Asia/Kabul')).toBeTruthy();
  });
});
