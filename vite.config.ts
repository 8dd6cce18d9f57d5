import { defineConfig, loadEnv, mergeConfig, runnerImport } from 'vite';
import type * as AppConfig from './vite/app-config';
import { endingWithCause } from './vite/build-error';
import { readBuildVariables } from './vite/build-variables';
import { editor } from './vite/editor/serve';
import { formReceiver } from './vite/form-receiver';
import { isNpmStart } from './vite/precompress';
import { previewHost } from './vite/preview';
import { readDescription } from './vite/site/description';
import { siteFolder } from './vite/site/folder';

export default defineConfig(({ mode, isPreview }) =>
  endingWithCause(process.cwd(), async () => {
    const variables = readBuildVariables(
      loadEnv(mode, process.cwd(), 'VITE_'),
      readDescription(siteFolder(process.cwd())),
    );
    const server = { host: process.env.HOST ?? 'localhost', strictPort: true };
    const served = {
      server: { ...server, port: Number(process.env.PORT ?? 5173) },
      preview: { ...server, port: Number(process.env.PORT ?? 4173) },
      plugins: [
        formReceiver({ endpoint: variables.formsEndpoint, folder: process.env.FORMS_FOLDER || 'messages' }),
        editor({ repository: variables.editor, timeZone: variables.timeZone }),
        previewHost({ compresses: isNpmStart(process.env) }),
      ],
    };
    if (isPreview) return served;
    // A plain import() is too late here: https://vite.dev/guide/api-javascript.html#runnerimport
    const { module } = await runnerImport<typeof AppConfig>('./vite/app-config.ts');
    return mergeConfig(module.appConfig(variables), served);
  }),
);
