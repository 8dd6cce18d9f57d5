import type { Page } from 'playwright/test';

/** Texts by the texts that take their place. */
export type Dictionary = Readonly<Record<string, string>>;

/**
 * Runs in the page. Puts each text of it into two elements, as the translators of browsers do, in place of the page's
 * own text node: those that are there, and from then on each that comes or changes. With a dictionary the texts are
 * replaced too, and the page claims to be English.
 */
export function translatePage(dictionary: Dictionary | undefined): void {
  const silent = 'script, style, noscript, template, textarea, svg, [translate="no"]';
  const isSilent = (node: Node) => node.parentElement?.closest(silent) ?? !node.parentElement;
  const wrapped = new WeakSet<Node>();

  function wrap(text: Text) {
    if (wrapped.has(text) || !text.isConnected || isSilent(text) || text.data === '') return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = 'inherit';
    inner.style.verticalAlign = 'inherit';
    const own = document.createTextNode(dictionary?.[text.data.trim()] ?? text.data);
    wrapped.add(own);
    inner.append(own);
    outer.append(inner);
    text.replaceWith(outer);
  }
  function wrapIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  function claim() {
    if (!dictionary || !document.documentElement) return;
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    document.documentElement.classList.add('translated-ltr');
  }

  new MutationObserver((records) => {
    claim();
    for (const { target, addedNodes, type } of records) {
      if (type === 'characterData') wrapIn(target);
      addedNodes.forEach(wrapIn);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  claim();
  if (document.body) wrapIn(document.body);
}

/** Runs in the page. Adds an element to `html` and `body`, first and last, and into `main`, as extensions do. */
export function addElements(): void {
  const add = (place: Element | null, where: 'append' | 'prepend') => {
    const element = document.createElement('added-element');
    element.append('Added');
    place?.[where](element);
  };
  add(document.documentElement, 'append');
  for (const place of ['body', 'main']) {
    add(document.querySelector(place), 'prepend');
    add(document.querySelector(place), 'append');
  }
}

/** What React has rendered of an element or a text, as its development tools read it. */
interface Fiber {
  tag: number;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
}

/** The texts that the app has rendered and that the page does not show, of all. */
export const findLostTexts = (page: Page, dictionary?: Dictionary) =>
  page.evaluate((known: Dictionary | undefined) => {
    const [element, text] = [5, 6];
    const shown = (own: string) => known?.[own.trim()] ?? own;
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
    if (!key) throw new Error('The app is not there.');
    const lost: string[] = [];
    let count = 0;
    const look = (fiber: Fiber | null, around: Element) => {
      for (let at = fiber; at; at = at.sibling) {
        let place = around;
        if (at.tag === element) {
          place = at.stateNode as Element;
          const { children } = at.memoizedProps as { children?: unknown };
          const isText = typeof children === 'string' || typeof children === 'number';
          if (isText && place.isConnected && !place.closest('[translate="no"]')) {
            count += 1;
            if (place.textContent !== shown(String(children)))
              lost.push(`${String(children)} (${place.textContent})`);
          }
        } else if (at.tag === text && around.isConnected) {
          count += 1;
          const own = String(at.memoizedProps);
          if (!around.textContent?.includes(shown(own).trim())) lost.push(`${own} (${around.textContent})`);
        }
        look(at.child, place);
      }
    };
    look((root[key]!.stateNode as { current: Fiber }).current, document.body);
    return { lost, count };
  }, dictionary);

/** Runs in the page. Marks each control that is seen and not yet pressed, and returns what it is called. */
export function markControls(): string[] {
  const selector =
    'button, summary, [role="button"], [role="menuitem"], input[type="checkbox"], input[type="radio"], select';
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control, index) => {
      control.setAttribute('data-control', String(index));
      return (control.getAttribute('aria-label') ?? control.textContent).trim();
    });
}
