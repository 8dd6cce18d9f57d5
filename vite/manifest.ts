import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { launchQuery } from '../sw/contract/contract.ts';
import type { BuildVariables } from './build-variables.ts';
import { loadCatalogue } from './messages/load.ts';
import type { SiteLanguage } from './messages/languages.ts';
import { plainMessages } from './messages/catalogue.ts';
import { allPages, type SitePages } from './site/pages.ts';
import { shortNameOf } from './site/short-name.ts';
import { recoloured } from './site/colours.ts';
import { addressIn } from './pages/addresses.ts';

/** The address of the web app manifest of a language. */
export const manifestAddress = ({ prefix }: Pick<SiteLanguage, 'prefix'>): string =>
  `${prefix}/manifest.webmanifest`;

/**
 * The web app manifest of a language, by default of the first. All have one `id`: an app in another language is the
 * same app. It must never change, because it identifies an installed app across updates:
 * https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/id
 */
export function manifest(
  { siteName, shortNames, siteLanguages, colours, pages = allPages }: BuildVariables & { pages?: SitePages },
  siteLanguage = siteLanguages[0]!,
  name = siteName,
): Exclude<VitePWAOptions['manifest'], false | undefined> {
  const { description, vacancies, faqs } = plainMessages(loadCatalogue(siteLanguage), 'manifest');
  const shortName = shortNameOf(name, siteLanguage, shortNames);
  return {
    id: '/',
    name,
    ...(shortName !== undefined && { short_name: shortName }),
    description: description!,
    lang: siteLanguage.tag,
    dir: siteLanguage.direction,
    start_url: addressIn(siteLanguage, '/') + launchQuery,
    scope: '/',
    display: 'standalone',
    background_color: '#FAF7F2',
    theme_color: recoloured('#1B3B6F', colours),
    categories: ['business', 'education', 'news'],
    icons: [
      { src: '/app-icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: (
      [
        ['/vacancies', vacancies!, 'vacancies'],
        ['/frequently-asked-questions', faqs!, 'faqs'],
      ] as const
    )
      .filter(([path]) => ![...pages.off, ...pages.empty].includes(path))
      .map(([path, shortcut, icon]) => ({
        name: shortcut,
        url: addressIn(siteLanguage, path),
        icons: [{ src: `/app-icons/shortcut-${icon}-96.png`, sizes: '96x96', type: 'image/png' }],
      })),
  };
}

/**
 * Writes the manifest of a further language, with the name of the site in it; that of the first one is written by
 * vite-plugin-pwa.
 */
export async function writeManifest(
  folder: string,
  variables: BuildVariables,
  siteLanguage: SiteLanguage,
  name: string,
): Promise<void> {
  if (!siteLanguage.prefix) return;
  const file = join(folder, manifestAddress(siteLanguage));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(manifest(variables, siteLanguage, name)));
}
