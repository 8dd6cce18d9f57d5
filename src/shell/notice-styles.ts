/**
 * notistack's styles (goober) go into a style tag, at import, and the security policy forbids that. goober takes
 * `window._goober` for its tag: here it finds a constructed sheet, which the policy allows. To be imported first.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let css = '';
const text = {
  get data() {
    return css;
  },
  set data(value: string) {
    css = value;
    sheet.replaceSync(value);
  },
};

Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });

export {};
