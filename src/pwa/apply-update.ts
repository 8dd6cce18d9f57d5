import { requestedKey, requestUpdate } from './updates';
import { reloadPage } from '../browser/reload';

/** How long (ms) the waiting worker may take to become active before this tab reloads anyway. */
const activationTimeout = 5_000;

/**
 * Activates the waiting version when the user asks for it, and reloads this tab alone once it is active, or after 5 s:
 * the browser keeps it waiting while the active worker has work, which a reload ends.
 * https://w3c.github.io/ServiceWorker/#try-activate-algorithm
 */
export function applyUpdate(): void {
  requestUpdate();
  setTimeout(() => {
    recordRequest();
    reloadPage();
  }, activationTimeout);
}

/** Without the record the user is asked again after the reload. */
function recordRequest() {
  try {
    sessionStorage.setItem(requestedKey, '1');
  } catch (error) {
    console.warn(`The request for the update could not be recorded: ${String(error)}`);
  }
}
