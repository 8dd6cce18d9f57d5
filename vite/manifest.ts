import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { BuildVariables } from './build-variables';

/**
 * The web app manifest. Its `id` must never change, because it identifies an installed app across updates:
 * https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/id
 */
export function manifest({ siteName }: BuildVariables): VitePWAOptions['manifest'] {
  return {
    id: '/',
    name: siteName,
    short_name: siteName.split(' ')[0]!,
    description: 'Vacancies, tenders, reports and answers, readable without a network.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
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
      {
        name: 'Vacancies',
        url: '/vacancies',
        icons: [{ src: '/app-icons/shortcut-vacancies-96.png', sizes: '96x96', type: 'image/png' }],
      },
      {
        name: 'FAQs',
        url: '/frequently-asked-questions',
        icons: [{ src: '/app-icons/shortcut-faqs-96.png', sizes: '96x96', type: 'image/png' }],
      },
    ],
  };
}
