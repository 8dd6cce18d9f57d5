import react from '@vitejs/plugin-react';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { aliases } from '../../vite/aliases';
import { messages } from '../../vite/messages';
import { moved } from '../../vite/moved';
import { siteLists } from '../../vite/site/lists';
import { sitePages } from '../../vite/site/pages';

const site = fileURLToPath(new URL('../../dist', import.meta.url));

/** Gives the page the style sheet of the built site, and serves it by the same rules. */
function likeTheSite(): Plugin {
  return {
    name: 'like-the-site',
    transformIndexHtml(html) {
      const [style] =
        /<style data-global-css>.*?<\/style>/s.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
      if (!style) throw new Error('dist/index.html has no style sheet of all pages.');
      return html.replace('</head>', `${style}</head>`);
    },
    writeBundle({ dir = '' }) {
      for (const name of ['_headers', '_redirects', '404.html'])
        copyFileSync(join(site, name), join(dir, name));
    },
  };
}

/** Builds the page of states (`index.html` beside this file), only for tests: `dist` contains nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
  resolve: { alias: [...aliases] },
  build: { modulePreload: false, reportCompressedSize: false },
  plugins: [react(), messages(), moved(), siteLists(), sitePages(), likeTheSite()],
});
