/** The address of the entry script of an app page; undefined if the HTML is not a page of the app. */
export const entryOf = (html: string): string | undefined => scriptOf(html)?.entry;

/** The addresses of the scripts that an app page needs to start; empty if it is not a page of the app. */
export function startScriptsOf(html: string): string[] {
  const script = scriptOf(html);
  return script ? [script.entry, ...script.parts] : [];
}

/** Matches a page of any app version. A captive portal page or another site has no such script and root element. */
function scriptOf(html: string): { entry: string; parts: string[] } | undefined {
  const [tag = ''] = /<script type="module"[^<>]*>/.exec(html) ?? [];
  const [, entry] = / src="(\/assets\/[^"]+)"/.exec(tag) ?? [];
  if (entry === undefined || !html.includes('<div id="root">')) return undefined;
  const [, parts = ''] = / data-parts="([^"]*)"/.exec(tag) ?? [];
  return { entry, parts: parts.split(' ').filter(Boolean) };
}
