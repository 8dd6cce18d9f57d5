// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Picture } from '../../../src/components/picture/picture';
import { LinkCard } from '../../../src/components/ui/link-card';
import { chooseDataSaver } from '../../../src/data/device/data-saver';
import { theme } from '../../../src/theme/theme';
import { expectWarning } from '../../support/console';
import { MemoryCaches } from '../../sw/memory-caches';
import { address, renderPage } from '../../support/render';

const picture = (url: string) => (
  <Picture of={{ url, width: 600, height: 800 }} alt="A field" ratio="3 / 4" />
);

test('a picture has alt text, a size and a fixed ratio, and loads lazily', async () => {
  await renderPage(picture('/files/field.webp'));
  const image = screen.getByRole('img', { name: 'A field' });
  expect(image.getAttribute('src')).toBe('/files/field.webp');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '800']);
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.parentElement!.style.aspectRatio).toBe('3 / 4');
});

test('a picture with a file for phones offers both for the width of a card, on its own colour', async () => {
  const small = { url: '/files/field.small.avif', width: 720 };
  await renderPage(
    <Picture
      of={{ url: '/files/field.avif', width: 1600, height: 900, small, colour: '#a1b2c3' }}
      alt="A field"
      ratio="16 / 9"
    />,
  );
  const image = screen.getByRole('img', { name: 'A field' });
  expect(image.getAttribute('srcset')).toBe('/files/field.small.avif 720w, /files/field.avif 1600w');
  expect(image.getAttribute('sizes')).toContain('380px');
  expect(image.parentElement!.style.backgroundColor).toBe('rgb(161, 178, 195)');
});

test('a picture that fails to load shows the star lattice in the same ratio', async () => {
  await renderPage(picture('/files/gone.webp'));
  const image = screen.getByRole('img', { name: 'A field' });
  const frame = image.parentElement!;
  fireEvent.error(image);
  expect(screen.queryByRole('img')).toBeNull();
  expect(frame.querySelector('svg pattern')).not.toBeNull();
  expect(frame.style.aspectRatio).toBe('3 / 4');
});

test('a new URL is tried after a failure', async () => {
  const { rerender } = await renderPage(<div />);
  rerender(picture('/files/gone.webp'));
  fireEvent.error(screen.getByRole('img'));
  rerender(picture('/files/field.webp'));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/field.webp');
});

test('without a picture it shows the star lattice and no broken image', async () => {
  const { container } = await renderPage(<Picture of={undefined} alt="A field" ratio="3 / 4" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg[aria-hidden="true"] pattern')).not.toBeNull();
});

test('a picture of another origin is requested with CORS, and without CORS if that fails', async () => {
  await renderPage(picture('https://elsewhere.example/field.webp'));
  expect(screen.getByRole('img').getAttribute('crossorigin')).toBe('anonymous');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img').hasAttribute('crossorigin')).toBe(false);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('the first picture of a page loads eagerly with high priority', async () => {
  await renderPage(<Picture of={{ url: '/files/field.webp' }} alt="A field" ratio="3 / 4" isFirst />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('the browser chooses from two sizes; offline the stored one is shown', async () => {
  const of = { url: '/files/a.avif', width: 1200, height: 675, small: { url: '/files/b.avif', width: 640 } };
  await renderPage(<Picture of={of} alt="A field" ratio="16 / 9" sizes="92vw" />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('srcset')).toBe('/files/b.avif 640w, /files/a.avif 1200w');
  expect(image.getAttribute('sizes')).toBe('92vw');
  fireEvent.error(image);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/b.avif');
  expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
});

test('prerendered HTML has the pictures', () => {
  const page = <ThemeProvider theme={theme}>{picture('/files/field.webp')}</ThemeProvider>;
  expect(renderToString(page)).toContain('src="/files/field.webp"');
});

describe('in data saver mode', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await act(async () => void (await chooseDataSaver('off')));
  });

  const save = async () => act(async () => void (await chooseDataSaver('on')));
  const offer = (name = 'Show picture: A field') => screen.findByRole('button', { name });

  test('a picture loads after a tap, in its reserved space', async () => {
    await save();
    const { user, container } = await renderPage(picture('/files/field.webp'));
    const button = await offer();
    expect(screen.queryByRole('img')).toBeNull();
    expect(button.parentElement!.style.aspectRatio).toBe('3 / 4');
    expect(container.querySelector('svg pattern')).not.toBeNull();
    await user.click(button);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/files/field.webp');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a tap on the button does not follow the link of the card, which does not contain the button', async () => {
    await save();
    const { user } = await renderPage(
      <LinkCard as="div">
        <Picture of={{ url: '/files/field.webp' }} alt="" name="Wheat" ratio="3 / 4" />
        <Link to="/wheat">Wheat</Link>
      </LinkCard>,
    );
    const button = await offer('Show picture: Wheat');
    expect(button.closest('a')).toBeNull();
    await user.click(button);
    expect(address()).toBe('/');
    expect(document.querySelector('img')).not.toBeNull();
  });

  test('a tap loads the small size', async () => {
    await save();
    const of = {
      url: '/files/a.avif',
      width: 1200,
      height: 675,
      small: { url: '/files/b.avif', width: 640 },
    };
    const { user } = await renderPage(<Picture of={of} alt="A field" ratio="16 / 9" />);
    await user.click(await offer());
    expect(screen.getByRole('img').getAttribute('src')).toBe('/files/b.avif');
    expect(screen.getByRole('img').hasAttribute('srcset')).toBe(false);
  });

  test('a stored picture is shown at once', async () => {
    const caches = new MemoryCaches();
    vi.stubGlobal('caches', caches);
    const controlled = Object.create(navigator, {
      serviceWorker: { value: { controller: {} } },
    }) as Navigator;
    vi.stubGlobal('navigator', controlled);
    const url = `${location.origin}/files/field.webp`;
    await (await caches.open('ngo-images')).put(url, new Response('picture'));
    await save();
    await renderPage(picture(url));
    expect((await screen.findByRole('img')).getAttribute('src')).toBe(url);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a picture that failed to load can be requested again', async () => {
    await save();
    const { user } = await renderPage(picture('/files/field.webp'));
    await user.click(await offer());
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(await offer());
    expect(screen.getByRole('img')).toBeTruthy();
  });

  test('a backdrop shows the lattice and no button', async () => {
    await save();
    await renderPage(<Picture of={{ url: '/files/a.avif' }} alt="" ratio="16 / 9" isBackdrop />);
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });

  test('turning data saver off shows the pictures', async () => {
    await save();
    await renderPage(picture('/files/field.webp'));
    await offer();
    await act(async () => void (await chooseDataSaver('off')));
    expect(screen.getByRole('img')).toBeTruthy();
  });
});

test('without a picture, a site without the lattice draws no frame, except behind other controls', async () => {
  expectWarning(/@emotion\/react when it is already loaded/);
  vi.stubEnv('SITE_PATTERN', 'false');
  vi.resetModules();
  const { Picture: Plain } = await import('../../../src/components/picture/picture');
  expect(renderToString(<Plain of={undefined} alt="" ratio="3 / 4" />)).toBe('');
  expect(renderToString(<Plain of={undefined} alt="" ratio="3 / 4" isBackdrop />)).toContain('aspect-ratio');
});
