import type { FileChooser, Locator, Page } from 'playwright/test';

/** Warnings of the editor's package: of the frame that it draws a preview in, and where a pane goes. */
export const editorWarnings = /allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert/;

/** Answers the picker of folders with the file system of the browser, from the next page on. */
export const answerPicker = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });

/** The form of a record in a language. */
export const pane = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`Edit .*${language}.* Content`) });

/** A field of that form, by its name. */
export const field = (page: Page, key: string, language = 'English'): Locator =>
  pane(page, language).locator(`[data-key-path=${key}]`);

export const input = (page: Page, key: string, language?: string): Locator =>
  field(page, key, language).locator('input').first();

/** Shows the form of another language, beside the preview in it. */
export const showLanguage = (page: Page, language: string): Promise<void> =>
  page
    .getByRole('radio', { name: new RegExp(language) })
    .first()
    .click();

/** Begins a translation. */
export async function enableLanguage(page: Page, language: string): Promise<void> {
  await showLanguage(page, language);
  await pane(page, language)
    .getByRole('button', { name: /Enable/ })
    .click();
}

type Chosen = Parameters<FileChooser['setFiles']>[0];

/** Chooses a file of this computer for a field. */
export async function attach(page: Page, of: Locator, file: Chosen): Promise<void> {
  await of.getByRole('button', { name: 'Browse' }).click();
  const dialog = page.getByRole('dialog', { name: /^Select (File|Image)$/ });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await choosing).setFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
}

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click();
