import type { Plugin } from 'vite';
import type * as LookCss from '../src/look-css.tsx';
import { withHead } from './page-html.ts';

/** The look as an element of the head, before the styles of what stands in the page. */
export const lookElement = (css: string): string => `<style data-look>${css}</style>`;

/** Gives the page of the development server its look, which a build writes into its pages. */
export function look(): Plugin {
  return {
    name: 'look',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { lookCss } = (await server.ssrLoadModule('/src/look-css.tsx')) as typeof LookCss;
      return withHead(html, lookElement(lookCss()));
    },
  };
}
