import { createSignal } from '../../../browser/signal';
import { useStore } from '../../../browser/use-store';

/** What is new since the last visit. */
export interface NewNotices {
  /** The addresses of new notices. */
  at: ReadonlySet<string>;
  /** How many of them are open, by the path of their list. */
  open: Readonly<Record<string, number>>;
}

const none: NewNotices = { at: new Set(), open: {} };

let present = none;
const { subscribe, tell } = createSignal();

/** Sets what is new since the last visit, and notifies the pages. */
export function setNewNotices(next: NewNotices): void {
  present = next;
  tell();
}

/** What is new since the last visit: nothing until the lists were compared. */
export const newNotices = (): NewNotices => present;

/** What is new since the last visit; nothing in prerendered HTML. */
export const useNewNotices = (): NewNotices => useStore(subscribe, newNotices, () => none);
