import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildVariables } from '../build-variables';
import { pageOf } from '../report/page';
import { reportOf } from '../report/report';
import { bundleEditor } from './bundle';
import { configurationOf } from './edited-site';
import { formLanguages, inFormLanguage } from './labels';
import { editorPage } from './page';
import { bundlePreviews } from './preview';

/**
 * Writes the editor into the folder of a build, if the site has one. Nothing of the site names it, and the worker is
 * built before: without it, the other files are the same.
 */
export const writeEditor =
  ({ editor, timeZone: zone }: Pick<BuildVariables, 'editor' | 'timeZone'>, root = process.cwd()) =>
  async (folder: string): Promise<void> => {
    if (!editor) return;
    const place = join(folder, 'admin');
    mkdirSync(place, { recursive: true });
    cpSync(await bundleEditor(root), place, { recursive: true });
    await bundlePreviews(root, join(place, 'preview'));
    writeFileSync(join(folder, 'admin.html'), editorPage);
    const now = new Date();
    writeFileSync(join(place, 'report.html'), pageOf(await reportOf(root, now), { now, zone }));
    const configuration = await configurationOf(root);
    for (const code of formLanguages)
      writeFileSync(
        join(place, code === 'en' ? 'config.json' : `config.${code}.json`),
        JSON.stringify(inFormLanguage(configuration, code)),
      );
  };
