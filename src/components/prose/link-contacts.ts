import { findContacts } from '../../format/find-contacts';

/** Letters that are written from right to left; digits of Arabic script are not. */
const rightToLeft = /(?!\p{Nd})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** `NodeFilter.SHOW_TEXT`, which Node does not have. */
const texts = 4;

/** Makes links of the addresses and phone numbers in the text outside links. */
export function linkContacts(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, texts);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    if (!text.parentElement!.closest('a')) text.replaceWith(...partsOf(text));
  }
}

function partsOf({ data, ownerDocument }: Text): (string | Element)[] {
  const parts: (string | Element)[] = [];
  let from = 0;
  for (const { at, text, href } of findContacts(data)) {
    const link = ownerDocument.createElement('a');
    link.setAttribute('href', href);
    link.setAttribute('dir', 'ltr');
    link.textContent = text;
    parts.push(data.slice(from, at), link);
    from = at + text.length;
  }
  return [...parts, data.slice(from)].filter((part) => part !== '');
}

/**
 * Lays an address or number in a link of its own out from left to right: else the text around it reorders it, and it
 * decides the direction of the text that it begins.
 */
export function isolateContact(link: Element): void {
  const isContact = /^(?:mailto|tel):/i.test(link.getAttribute('href') ?? '');
  if (isContact && !link.hasAttribute('dir') && !rightToLeft.test(link.textContent ?? ''))
    link.setAttribute('dir', 'ltr');
}
