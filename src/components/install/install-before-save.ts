import { hasSavedAny } from '../../data/documents/saves';
import { isIos, isStandalone } from '../../browser/platform';
import { importRetriably } from '../../browser/import-retriably';

let saysAnyway = false;

/**
 * Whether to advise installing before the first save: an installed iOS app has its own storage, and Safari deletes
 * the storage of a website after seven days without a visit. Call it in event handlers only.
 */
export const shouldAdviseInstall = (): boolean => !saysAnyway && isIos() && !isStandalone() && !hasSavedAny();

/** Stops the advice until the next page load. */
export function saveAnyway(): void {
  saysAnyway = true;
}

export const loadInstallDialog = () =>
  importRetriably(() => import('./install-dialog')).then(({ InstallDialog }) => InstallDialog);
