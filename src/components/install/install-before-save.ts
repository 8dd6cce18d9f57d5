import { hasSavedAny } from '../../data/documents/saved-documents';
import { isIos, isStandalone } from '../../browser/platform';

let saysAnyway = false;

/**
 * Whether installing comes before saving: what Safari keeps for a page, the installed app does not see, and Safari
 * clears it after seven days. Asked for once, before anything is saved. For event handlers.
 */
export const shouldAdviseInstall = (): boolean => !saysAnyway && isIos() && !isStandalone() && !hasSavedAny();

/** The reader saves without installing: no more advice in this visit. */
export function saveAnyway(): void {
  saysAnyway = true;
}

export const loadInstallDialog = () => import('./install-dialog').then(({ InstallDialog }) => InstallDialog);
