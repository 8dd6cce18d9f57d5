import { rowsPlace } from '../contract/contract';
import { readRow } from '../storage/app-database';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

declare const self: ServiceWorkerGlobalScope & { navigator?: WorkerNavigator & { connection?: Connection } };

/**
 * Whether background downloads cost the user too much: data saver is on (the user's choice overrides the
 * browser's setting), the connection is 2G, or it is known to be cellular. Never rejects.
 */
export async function isMeteredOrCellular(): Promise<boolean> {
  const { saveData, effectiveType, type } = self.navigator?.connection ?? {};
  if (type === 'cellular' || /2g$/.test(effectiveType ?? '')) return true;
  const choice = await readChoice();
  return choice === undefined ? saveData === true : choice === 'on';
}

/** The user's choice on the Saved page. It is read each time, because a page may change it at any moment. */
async function readChoice(): Promise<'on' | 'off' | undefined> {
  const value = await readRow(rowsPlace.dataSaver);
  return value === 'on' || value === 'off' ? value : undefined;
}
