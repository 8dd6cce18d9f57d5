// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddress } from '../../src/components/read-address';
import { eventually } from '../support/patience';
import { renderPage } from '../support/render';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const alert = () => screen.findByRole('alert');

describe('the page of the reader', () => {
  it.each([
    ['/read', 'names no document'],
    [readAddress('https://elsewhere.example/tor.pdf'), 'on another site'],
    [readAddress('//elsewhere.example/tor.pdf'), 'on another site'],
    [readAddress('javascript:alert(1)//.pdf'), 'on another site'],
    [readAddress('/api/vacancies'), 'on another site'],
    [readAddress('/files/form.docx'), 'shows PDF files'],
  ])('says why it shows nothing at %s', async (address, sentence) => {
    const { asked } = await renderPage(address);
    expect((await alert()).textContent).toContain(sentence);
    expect(asked.filter((url) => url !== '/api/settings')).toEqual([]);
  });

  it('a browser without what the reader needs gets the phone’s own viewer', async () => {
    vi.stubGlobal('Worker', undefined);
    await renderPage(readAddress('/files/tor.pdf', 'Field officer', '/vacancies'));
    expect((await alert()).textContent).toContain('too old');
    const link = screen.getByRole('link', { name: /own viewer/ });
    expect(link.getAttribute('href')).toBe('/files/tor.pdf');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('a document that is neither here nor within reach says so, and is tried again on request', async () => {
    for (const name of ['Worker', 'ResizeObserver']) vi.stubGlobal(name, class {});
    const { asked, user } = await renderPage(readAddress('/files/tor.pdf', 'Field officer', '/vacancies'));
    expect((await alert()).textContent).toContain('not on this phone yet');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Field officer');
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/vacancies');
    const tries = () => asked.filter((url) => url === '/files/tor.pdf').length;
    expect(tries()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await eventually(() => expect(tries()).toBe(2));
  });

  it('has the whole screen: neither header nor footer stand around it', async () => {
    await renderPage('/read');
    await alert();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it.each([
    '//elsewhere.example',
    '/\t/elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'http://[',
  ])('goes back to no other site: %j', async (from) => {
    await renderPage(`${readAddress('/files/form.docx', 'Form')}&from=${encodeURIComponent(from)}`);
    await alert();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/');
  });

  it('goes back to the page where the document belongs', async () => {
    await renderPage(readAddress('/files/form.docx', 'Form', '/events?month=2026-05'));
    await alert();
    expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
      '/events?month=2026-05',
    );
  });
});
