import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { textsIn } from './messages.ts';
import type { Edition } from './messages/languages.ts';
import { addressIn } from './pages/addresses.ts';

/** The name of the manifest's file, in the folder of its language. */
export const manifestName = 'manifest.webmanifest';

/**
 * The web app manifest of a language. Its `id` must never change, because it identifies an installed app across updates,
 * and is the same in all languages, because they are one app:
 * https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/id
 */
export function manifest(edition: Edition, siteName: string): Partial<ManifestOptions> {
  const textAt = textsIn(edition);
  const shortcut = (title: string, path: string, icon: string) => ({
    name: textAt(title),
    url: addressIn(edition, path),
    icons: [{ src: `/app-icons/shortcut-${icon}-96.png`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: '/',
    name: siteName,
    // In Dari and Pashto the first word of a name says only what kind of organisation it is.
    ...(edition.direction === 'ltr' && { short_name: siteName.split(' ')[0]! }),
    description: textAt('built.app'),
    lang: edition.tag,
    dir: edition.direction,
    start_url: addressIn(edition, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#FAF7F2',
    theme_color: '#1B3B6F',
    categories: ['business', 'education', 'news'],
    icons: [
      { src: '/app-icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('pages.titles.vacancies', '/vacancies', 'vacancies'),
      shortcut('pages.titles.faqs', '/frequently-asked-questions', 'faqs'),
    ],
  };
}

/** Writes the manifest of another language than the first, whose manifest the plugin of the worker writes. */
export async function writeManifest(folder: string, edition: Edition, siteName: string): Promise<void> {
  if (!edition.prefix) return;
  const file = join(folder, edition.prefix, manifestName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(manifest(edition, siteName)));
}
