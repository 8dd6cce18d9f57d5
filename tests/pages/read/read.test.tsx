// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { viewerAddress } from '../../../src/addresses';
import { eventually } from '../../support/eventually';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

beforeEach(() => {});

const alert = () => screen.findByRole('alert');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const vacancies = [{ id: 1, title: 'Field officer, Herat', file: '/files/tor.pdf', file_size: 9 }];

describe('the page of the viewer', () => {
  it.each([
    ['/read', 'names no document'],
    [viewerAddress('https://elsewhere.example/tor.pdf'), 'on another site'],
    [viewerAddress('//elsewhere.example/tor.pdf'), 'on another site'],
    [viewerAddress('javascript:alert(1)//.pdf'), 'on another site'],
    [viewerAddress('/api/vacancies'), 'names no document'],
    [viewerAddress('/vacancies'), 'names no document'],
    [viewerAddress('/files/slides.pptx'), 'shows PDF, Word, Excel'],
    [viewerAddress('https://files.example:99999999/tor.pdf'), 'damaged'],
    [viewerAddress('http://[::1/tor.pdf'), 'damaged'],
    ['/read?file=%00%ff', 'damaged'],
    ['/read?file=%', 'damaged'],
    [viewerAddress('/files/%zz.pdf'), 'too old'],
  ])('says why nothing is shown for %s', async (address, sentence) => {
    const { asked } = await renderPage(address);
    expect((await alert()).textContent).toContain(sentence);
    expect(asked.filter((url) => !['/api/settings', '/texts/index.json'].includes(url))).toEqual([]);
  });

  it('without the required features the browser offers the phone’s own viewer', async () => {
    vi.stubGlobal('Worker', undefined);
    await renderPage(viewerAddress('/files/tor.pdf', '/vacancies'));
    expect((await alert()).textContent).toContain('too old');
    const link = screen.getByRole('link', { name: /own viewer/ });
    expect(link.getAttribute('href')).toBe('/files/tor.pdf');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('a document that is neither stored nor reachable says so, and can be retried', async () => {
    expectWarning(/Failed to fetch/);
    for (const name of ['Worker', 'ResizeObserver']) vi.stubGlobal(name, class {});
    const { asked, user } = await renderPage(viewerAddress('/files/tor.pdf', '/vacancies'));
    expect((await alert()).textContent).toContain('not on this device yet');
    expect(title()).toBe('Document');
    expect(screen.getByRole('link', { name: 'Back to its page' }).getAttribute('href')).toBe('/vacancies');
    const tries = () => asked.filter((url) => url === '/files/tor.pdf').length;
    const before = tries();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await eventually(() => expect(tries()).toBeGreaterThan(before));
  });

  it('offers a document that lies elsewhere as a link only where a list names it', async () => {
    const elsewhere = 'https://elsewhere.example/tor.pdf';
    const answers = { '/api/vacancies': [{ title: 'Driver', file: elsewhere }] };
    const { cache } = await renderPage('/vacancies', { answers });
    await screen.findByText('Driver');
    await cache.flush();
    cleanup();
    await renderPage(viewerAddress('https://elsewhere.example/other.pdf'), { answers });
    await alert();
    expect(screen.queryByRole('link', { name: /new tab/ })).toBeNull();
    cleanup();
    await renderPage(viewerAddress(elsewhere), { answers });
    const link = await screen.findByRole('link', { name: /new tab/ });
    expect(link.getAttribute('href')).toBe(elsewhere);
  });

  it('offers a document that the page may not read as a link', async () => {
    expectWarning(/Unreadable/);
    for (const name of ['Worker', 'ResizeObserver']) vi.stubGlobal(name, class {});
    const elsewhere = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const answer = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValue(elsewhere);
    expectWarning(/^Unreadable: \/files\/tor\.pdf/, 1);
    await renderPage(viewerAddress('/files/tor.pdf'), { answers: { '/files/tor.pdf': answer } });
    expect((await alert()).textContent).toContain('may not read');
    expect(screen.getByRole('link', { name: /new tab/ }).getAttribute('href')).toBe('/files/tor.pdf');
  });

  it('fills the screen without header and footer', async () => {
    await renderPage('/read');
    await alert();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it.each([
    ['/audit-reports?page=2', '/audit-reports?page=2'],
    ['//elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/.//elsewhere.example', '/elsewhere.example'],
    ['/events?month=2026-05', '/events?month=2026-05'],
    ['http://[', '/'],
    ['https://elsewhere.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('leads back only to a page of this site: %j to %s', async (from, to) => {
    await renderPage(viewerAddress('/files/form.pptx', from));
    await alert();
    const name = to === '/' ? 'Back to home' : 'Back to its page';
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });

  it('takes the title and page from the lists, never from the link', async () => {
    const { cache } = await renderPage('/vacancies', { answers: { '/api/vacancies': vacancies } });
    await screen.findAllByText('Field officer, Herat');
    await cache.flush();
    cleanup();
    await renderPage(`${viewerAddress('/files/tor.pdf', '/blog')}&title=URGENT%3A+pay+500`);
    await alert();
    await eventually(() => expect(title()).toBe('Field officer, Herat'));
    await eventually(() => expect(document.title).toBe('Field officer, Herat'));
    expect(screen.getByRole('link', { name: 'Back to its page' }).getAttribute('href')).toBe(
      '/vacancies/field-officer-herat',
    );
  });

  it('takes the title from a list that arrives while it is open', async () => {
    const { cache } = await renderPage(viewerAddress('/files/tor.pdf'));
    await alert();
    expect(title()).not.toBe('Field officer, Herat');
    const value = [{ title: 'Field officer, Herat', file: { url: '/files/tor.pdf' } }];
    cache.set('/api/vacancies', { data: { value, confirmedAt: Date.now(), stamp: 'new' } });
    await eventually(() => expect(title()).toBe('Field officer, Herat'));
  });

  it('shows nothing from the link if no list names the document', async () => {
    await renderPage(`${viewerAddress('/files/URGENT%3A%20pay%20500.pdf')}&title=URGENT%3A+pay+500`);
    await alert();
    expect(document.body.textContent).not.toContain('URGENT');
    expect(title()).toBe('Document');
    expect(document.title).not.toContain('URGENT');
  });
});
