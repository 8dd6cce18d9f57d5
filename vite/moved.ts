import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { movedFile, readMoved } from './host/moved.ts';
import { loadCatalogue } from './messages/load.ts';
import { languages, type Language } from './messages/languages.ts';
import { siteFolder } from './site/folder.ts';
import { plainMessages } from './messages/catalogue.ts';

/** `virtual:moved`: what has moved, and what is said in each language that the site has left. */
export function moved(served: readonly Language[] = [languages[0]!]): Plugin {
  let root = process.cwd();
  return {
    name: 'moved',
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:moved$/ }, handler: () => '\0moved' },
    load: {
      filter: { id: /^\0moved$/ },
      handler() {
        const file = join(siteFolder(root).path, movedFile);
        if (existsSync(file)) this.addWatchFile(file);
        const found = readMoved(root, served);
        const left = languages
          .filter(({ code }) => found.languages[code])
          .map((language) => {
            const { code, tag, direction } = language;
            return [code, { tag, direction, ...plainMessages(loadCatalogue(language), 'left') }] as const;
          });
        return `export const moved = ${JSON.stringify(found)};\nexport const left = ${JSON.stringify(Object.fromEntries(left))};`;
      },
    },
  };
}
