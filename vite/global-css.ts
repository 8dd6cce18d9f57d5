import type { Plugin } from 'vite';
import type * as LookCss from '../src/server/global-css.tsx';
import { withHead } from './page-html.ts';

/** The look as an element of the head, before the styles of what stands in the page. */
export const globalCssElement = (css: string): string => `<style data-look>${css}</style>`;

/** Gives the page of the development server its look, which a build writes into its pages. */
export function globalCss(): Plugin {
  return {
    name: 'look',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { globalCss } = (await server.ssrLoadModule('/src/server/global-css.tsx')) as typeof LookCss;
      return withHead(html, globalCssElement(globalCss()));
    },
  };
}
