import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '../support/project';
import type { Bench } from './bench';
import type { Measured } from './measured';

/** The code that exports a part of our own, and the code that exports the library's counterpart. */
interface OwnPart {
  name: string;
  own: string;
  /** Undefined if the counterpart is a part of React, which ships in any case. */
  library?: string;
}

const ui = (file: string) => JSON.stringify(join(projectRoot, 'src/components/ui', file));
const exportOwn = (name: string, file: string) => `export { ${name} } from ${ui(file)};`;
const exportMui = (name: string) => `export { default as ${name} } from '@mui/material/${name}';`;

const components: readonly OwnPart[] = [
  ['Button', 'button'],
  ['IconButton', 'icon-button'],
  ['Typography', 'typography'],
  ['Skeleton', 'skeleton'],
].map(([name, file]) => ({ name: name!, own: exportOwn(name!, file!), library: exportMui(name!) }));

const together = (side: 'own' | 'library') => components.map((part) => part[side]).join('\n');

const parts: readonly OwnPart[] = [
  ...components,
  { name: 'these together', own: together('own'), library: together('library') },
  {
    name: 'useStore',
    own: `export { useStore } from ${JSON.stringify(join(projectRoot, 'src/browser/use-store.ts'))};`,
  },
];

/** The sizes of own parts and of MUI's, each bundled alone, without React and Emotion, which both use. */
export async function measureParts(_bench: Bench): Promise<Measured[]> {
  const lines: Measured[] = [];
  for (const { name, own, library } of parts) {
    lines.push({ name: `${name}, own`, unit: 'B', values: [await sizeOf(own)] });
    if (library) lines.push({ name: `${name}, of MUI`, unit: 'B', values: [await sizeOf(library)] });
  }
  return lines;
}

/** The size (bytes, brotli 11) of a module with its imports, minified as in the build of the site. */
async function sizeOf(code: string): Promise<number> {
  const entry = join(projectRoot, 'part.js');
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [
      {
        name: 'part',
        resolveId: { order: 'pre', handler: (id) => (id === entry ? id : null) },
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: /^(react|react-dom|@emotion)(\/|$)/ },
    },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  return brotliCompressSync(script).length;
}
