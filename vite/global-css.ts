import type { Plugin } from 'vite';
import type * as GlobalCss from '../src/server/global-css.tsx';
import { withHead } from './pages/page-html.ts';

/** The global CSS as an element of the head, before the styles of the page's content. */
export const globalCssElement = (css: string): string => `<style data-global-css>${css}</style>`;

/** Adds the global CSS to the page of the development server; a build writes it into its pages. */
export function globalCss(): Plugin {
  return {
    name: 'global-css',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { globalCss } = (await server.ssrLoadModule('/src/server/global-css.tsx')) as typeof GlobalCss;
      return withHead(html, globalCssElement(globalCss()));
    },
  };
}
