import type { MouseEvent } from 'react';
import { chooseLanguage } from '../../data/device/language-choice';

/** How long (ms) a press waits for the device to store the choice: a page that is left may not store it any more. */
const patience = 500;

/** Handles a press of a link to another language: remembers the choice, then follows the link. */
export function switchLanguage(event: MouseEvent<HTMLAnchorElement>, tag: string): void {
  const chosen = chooseLanguage(tag);
  const { href } = event.currentTarget;
  // A new tab or window leaves this page as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  void Promise.race([chosen, waited]).then(() => location.assign(href));
}
