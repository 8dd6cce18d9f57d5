import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Language } from './languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let code: Promise<string> | undefined;

/**
 * The code of `ownFormats` of `src/format/own-formats.ts` as an expression: the copies of the chunks of a language that
 * has formats of its own get it with the words, so that English has not a byte of it. Empty where no language needs it.
 */
export const codeOfOwnFormats = async (languages: readonly Language[]): Promise<string> =>
  languages.some(({ one }) => one) ? (code ??= bundle()) : '';

async function bundle(): Promise<string> {
  const [result] = (await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      // The browser floor and Node know all syntax that it uses.
      target: 'chrome109',
      lib: {
        entry: 'src/format/own-formats.ts',
        formats: ['iife'],
        name: 'formats',
        fileName: 'own-formats',
      },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result!.output[0];
  return `(()=>{${chunk.code.trim()}return formats.ownFormats})()`;
}
