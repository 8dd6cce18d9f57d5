import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { normalizePath, searchForWorkspaceRoot, type Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import { wholePicture } from '../content/files.ts';
import { makePictures, picturesFolder } from '../content/pictures.ts';
import { listFolders } from '../content/static-folders.ts';
import { siteFolder, type SiteFolder } from './folder.ts';

/** The files beside a list that are taken into the app. */
const imported = /\.(avif|webp|png|jpe?g|pdf)$/i;
const isDocument = /\.pdf$/i;

/**
 * `virtual:site-lists/<folder>`: a list of the site that is part of the app, and the files beside it by name: the address
 * of each, and of a document its size (bytes). A site without the folder has the empty list. The site is `site`, else the one that is built.
 */
export function siteLists(site?: SiteFolder): Plugin {
  let root = process.cwd();
  const folderOf = (project: string) => site ?? siteFolder(project);
  return {
    name: 'site-lists',
    // Files that the app imports may stand outside of the project.
    config: ({ root: given = process.cwd() }) => ({
      server: { fs: { allow: [searchForWorkspaceRoot(given), folderOf(given).path] } },
    }),
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:site-lists\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:site-lists\// },
      async handler(id) {
        const name = id.slice(id.lastIndexOf('/') + 1);
        const folder = join(folderOf(root).path, name);
        const file = join(folder, `${name}.json`);
        const names = existsSync(folder)
          ? readdirSync(folder)
              .filter((one) => imported.test(one))
              .sort()
          : [];
        const pictures = await makePictures(folder, join(root, picturesFolder));
        if (existsSync(file)) this.addWatchFile(file);
        const { schema, empty } = listFolders[name]!;
        const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
        const checked = v.safeParse(schema, written);
        // The faults of another one are told by the content.
        const list = checked.success ? checked.output : written;
        const imports = names.map((one, index) => {
          const picture = pictures.get(join(folder, one));
          if (picture === 'unreadable')
            throw new BuildError(`${folderOf(root).label}/${name}/${one}: expected ${wholePicture}.`);
          const path = normalizePath(picture?.path ?? join(folder, one));
          return `import u${index} from ${JSON.stringify(`${path}?url&no-inline`)};`;
        });
        const described = names.map((one, index) => {
          const size = isDocument.test(one) ? `, size: ${statSync(join(folder, one)).size}` : '';
          return `${JSON.stringify(one)}: { url: u${index}${size} }`;
        });
        return [
          ...imports,
          `export const list = ${JSON.stringify(list)};`,
          `export const files = { ${described.join(', ')} };`,
        ].join('\n');
      },
    },
  };
}
