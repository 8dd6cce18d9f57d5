import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { writeRow } from '../../src/data/device/rows';
import { renderPage } from '../support/render';

/** A record of any list: it has what each of them is known by. */
const hugeRecord = (text: string) => ({ title: text, slug: 'huge', name: text, question: text, value: text });

/** Values that may be in place of a row: of another type, empty, incomplete, from another program. */
export const damages: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a number': 7,
  'no number': NaN,
  'a text': 'damaged',
  'a list': [],
  'a list of nothing': [null, undefined, 7, 'x', [], {}],
  'an empty object': {},
  'no address': {
    ...{ url: 'http://[', title: 'A', page: '/', size: 1, savedAt: 1, isNamedByList: true },
    ...{
      name: '/vacancies',
      all: 1,
      left: [{ file: { url: 'http://[' }, title: 'A', page: '/' }],
      failed: [],
    },
  },
  'nothing in its fields': {
    ...{
      url: null,
      title: null,
      page: null,
      size: null,
      savedAt: null,
      value: null,
      links: null,
      parts: null,
    },
    ...{ at: 1, runs: 1, old: null, lists: null, seen: null, opened: null, index: null, edition: null },
  },
  'half a character': {
    url: '\ud800',
    title: '\ud800',
    name: '\ud800',
    value: [{ title: '\ud800', slug: '\ud800' }],
  },
  'other types': {
    ...{ url: 7, title: {}, page: [], size: 'x', savedAt: 'x', updatedAt: {}, type: 7, isNamedByList: true },
    ...{ id: 7, form: [], fields: 7, writtenAt: 'x', state: {}, name: 7, all: 'x', left: 7, failed: 'x' },
    ...{ value: 7, links: 7, confirmedAt: 'x', stamp: {}, total: 'x', parts: {}, count: 'x', lastAt: [] },
  },
  'impossible numbers': {
    ...{ url: '/files/a.pdf', title: 'A', page: '/vacancies', type: 'PDF', isNamedByList: true },
    ...{
      size: Infinity,
      savedAt: 1e300,
      updatedAt: 1e300,
      name: '/vacancies',
      all: -1,
      left: [],
      failed: [],
    },
    ...{ value: [{ title: 'Cook' }], confirmedAt: Infinity, stamp: 'x', total: Infinity, parts: Infinity },
    ...{ id: 'a', form: 'contact', fields: { message: 'A' }, writtenAt: 1e300, state: 'waiting' },
  },
  'huge texts': {
    ...{
      url: `/files/${'x'.repeat(1_000_000)}.pdf`,
      title: 'x'.repeat(1_000_000),
      page: '/',
      isNamedByList: true,
    },
    ...{
      id: 'a',
      form: 'contact',
      fields: { message: 'x'.repeat(1_000_000) },
      writtenAt: 1,
      state: 'waiting',
    },
    ...{ value: [hugeRecord('x'.repeat(1_000_000))], confirmedAt: 1, stamp: 'x' },
  },
};

interface Place {
  /** The key of a row of this kind. */
  key: string;
  page: string;
  /** The text that the page shows in every case. */
  says: string | RegExp;
}

const saved = 'Saved documents';
/** Every kind of row that the app reads, and a page that reads it. */
export const places: readonly Place[] = [
  { key: 'saved/http://localhost:3000/files/a.pdf', page: '/saved', says: saved },
  { key: 'outbox/a', page: '/contact', says: 'Get in touch' },
  { key: 'outbox/b', page: '/saved', says: saved },
  { key: 'section//vacancies', page: '/saved', says: saved },
  { key: 'preferences/data-saver', page: '/saved', says: saved },
  { key: 'preferences/persistence', page: '/saved', says: saved },
  { key: 'preferences/visits', page: '/vacancies', says: 'Nurse' },
  { key: 'preferences/install-card', page: '/vacancies', says: 'Nurse' },
  { key: 'preferences/figures-counted', page: '/vacancies', says: 'Nurse' },
  { key: 'preferences/last-visit', page: '/vacancies', says: 'Nurse' },
  { key: 'preferences/language', page: '/vacancies', says: 'Nurse' },
  { key: 'preferences/quiet-pause', page: '/saved', says: saved },
  { key: 'preferences/viewer-missing', page: '/saved', says: saved },
  { key: 'loss-said', page: '/saved', says: saved },
  { key: '/api/settings', page: '/vacancies', says: 'Nurse' },
  { key: '/api/vacancies', page: '/vacancies', says: 'Nurse' },
  { key: '/api/vacancies part 000000', page: '/vacancies', says: 'Nurse' },
  { key: '/api/posts', page: '/events', says: 'Fair' },
  { key: '/api/posts/fair', page: '/event-details/fair', says: 'Fair' },
  { key: '/api/faqs', page: '/frequently-asked-questions', says: 'Where?' },
  { key: '/api/teams', page: '/team', says: 'Laila' },
];

const answers = {
  '/api/vacancies': [{ id: 1, title: 'Nurse' }],
  '/api/faqs': [{ question: 'Where?' }],
  '/api/teams': [{ name: 'Laila', is_board_member: 0 }],
  '/api/posts': { data: [{ title: 'Fair', slug: 'fair' }], meta: { links: [] } },
  '/api/posts/fair': { data: { title: 'Fair', slug: 'fair' } },
};

/** Passes if the page opens with such a row on the device, with all its regions and its text. */
export async function expectToOpen({ key, page, says }: Place, damage: unknown): Promise<void> {
  await writeRow(key, damage);
  await renderPage(page, { answers });
  await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(says));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/could not be (shown|opened)/);
}
