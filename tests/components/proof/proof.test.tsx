// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordPage } from '../../../src/components/record/record-page';
import { declaration } from '../../../src/pages/vacancies/declaration';
import { MemoryCaches } from '../../sw/memory-caches';
import { renderPage } from '../../support/render';
// Imported up front, so that no test waits for it.
import '../../../src/components/proof/proof-dialog';

const sha256 = createHash('sha256').update('published').digest('hex');
const officer = { vacancy_number: 'VA-7', title: 'Field officer', file: '/files/tor.pdf', sha256 };
const cleaner = { vacancy_number: 'VA-8', title: 'Cleaner' };
const driver = { vacancy_number: 'VA-9', title: 'Driver', file: '/files/driver.pdf' };

async function ask(slug: string) {
  const { user } = await renderPage(
    <Routes>
      <Route path="/vacancies/:slug" element={<RecordPage {...declaration} />} />
    </Routes>,
    {
      at: `/vacancies/${slug}`,
      answers: { '/api/settings': [], '/api/vacancies': { data: [officer, cleaner, driver] } },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Is this real?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is this real?' }));
  return { user, dialog };
}

beforeEach(() => void vi.stubGlobal('caches', new MemoryCaches()));

test('a notice names its address, the fingerprint of its document, and what is never asked for', async () => {
  const { dialog } = await ask('va-7');
  expect(dialog.getByText(`${location.origin}/vacancies/va-7`)).toBeTruthy();
  expect(dialog.getByRole('img', { name: 'QR code of this page’s address' })).toBeTruthy();
  for (const group of sha256.match(/.{8}/g)!) expect(dialog.getByText(group)).toBeTruthy();
  expect(dialog.getByText(/never asks for a fee/)).toBeTruthy();
  expect(await dialog.findByText(/The document is not on this device\./)).toBeTruthy();
});

test.each([
  ['va-8', 'No document is published with this.'],
  ['va-9', 'The list has no fingerprint of this document, so no copy can be compared with it here.'],
])('what cannot be compared is said: %s', async (slug, sentence) => {
  const { dialog } = await ask(slug);
  expect(dialog.getByText(sentence)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Compare/ })).toBeNull();
});
