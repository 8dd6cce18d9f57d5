import { join } from 'node:path';
import { openPglite } from '../../../receiver/database/pglite';
import { openPostgres } from '../../../receiver/database/postgres';
import type { Database } from '../../../receiver/database/database';
import { makePgliteFolder } from './pglite-folder';
import { postgresPrograms, startPostgres } from './postgres';

/** What a test needs of a store: it opens it as often as it wants, and removes it at the end. */
export interface Store {
  open(): Database;
  /** The environment of a receiver that uses it. */
  environment: Record<string, string>;
  remove(): Promise<void>;
}

interface Kind {
  name: string;
  isInstalled: boolean;
  make(): Promise<Store>;
}

/** The two stores. Tests of PostgreSQL are skipped where it is not installed; `npm run hosts` demands them. */
export const storeKinds: readonly Kind[] = [
  {
    name: 'PGlite',
    isInstalled: true,
    async make() {
      const [folder, remove] = await makePgliteFolder();
      return {
        open: () => openPglite(join(folder, 'database')),
        environment: { DATA_FOLDER: folder },
        remove: async () => remove(),
      };
    },
  },
  {
    name: postgresPrograms ? 'PostgreSQL' : 'PostgreSQL (not installed: apt-get install postgresql)',
    isInstalled: postgresPrograms !== undefined,
    async make() {
      const postgres = await startPostgres();
      return {
        open: () => openPostgres({ url: postgres.url, onFault: () => undefined }),
        environment: { DATABASE_URL: postgres.url },
        remove: postgres.remove,
      };
    },
  },
];
