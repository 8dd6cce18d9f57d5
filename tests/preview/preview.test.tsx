// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act } from '@testing-library/react';
import { keys } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { withRows } from '../../src/data/device/database';
import { stubMedia } from '../support/media';
import { eventually } from '../support/eventually';
import type { Draft } from '../../src/preview/drafts';
import { startPreview } from '../../src/preview/preview';

const draft = (values: Draft['values'], files: Draft['files'] = {}): Draft => ({
  type: 'draft',
  list: 'vacancies',
  values,
  files,
});

/** Sends a draft to the frame, as the editor does. */
const send = (data: unknown, origin = location.origin) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin })));

test('shows the page of each draft that the editor sends, with its pictures, and stores nothing', async () => {
  stubMedia();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root')!;
  const told = vi.spyOn(window, 'postMessage');
  act(() =>
    startPreview((_resource, { values }) => ({
      vacancy_number: 'VA-9',
      post_date: '2026-11-20',
      ...values,
    })),
  );
  expect(told).toHaveBeenCalledWith('ready', location.origin);
  const title = () => root.querySelector('h1')?.textContent;

  send(draft({ title: 'Of another site' }), 'https://elsewhere.example');
  send({ type: 'other' });
  send(draft({ title: 'Midwife' }));
  await eventually(() => expect(title()).toBe('Midwife'));
  send(
    draft(
      { title: 'Midwife, Herat', description: '<p><img src="/favicon.svg#a%20well.avif" alt="A well"></p>' },
      { 'a well.avif': 'blob:well' },
    ),
  );
  await eventually(() => expect(title()).toBe('Midwife, Herat'));
  await eventually(() =>
    expect(root.querySelector('img[alt="A well"]')?.getAttribute('src')).toBe('blob:well'),
  );
  expect(await keys(withRows)).toEqual([]);
});
