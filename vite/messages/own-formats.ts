import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Language } from './languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const input = 'src/format/own-formats.ts';

let code: Promise<string> | undefined;

/**
 * The code of `ownFormats` of `src/format/own-formats.ts` as an expression: the copies of the chunks of a language that
 * has formats of its own get it with the words, so that English has not a byte of it. Empty where no language needs it.
 */
export const codeOfOwnFormats = async (languages: readonly Language[]): Promise<string> =>
  languages.some(({ one }) => one) ? (code ??= bundle()) : '';

async function bundle(): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // The browser floor and Node know all syntax that it uses.
      target: 'chrome109',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const module = result.output[0].code;
  const exported = /export\s*\{\s*([\w$]+) as ownFormats\s*\};?\s*$/;
  if (!exported.test(module)) throw new Error(`${input} is expected to export ownFormats alone.`);
  return `(()=>{${module.replace(exported, 'return $1')}})()`;
}
