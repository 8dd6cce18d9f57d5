/** The address of the script that a page of the app starts with; undefined where the HTML is no page of the app. */
export const entryOf = (html: string): string | undefined => scriptOf(html)?.entry;

/** The addresses of the scripts without which a page of the app does not start; none where it is no page of the app. */
export function startScriptsOf(html: string): string[] {
  const script = scriptOf(html);
  return script ? [script.entry, ...script.parts] : [];
}

/** A page of the app, of whatever version: a hotspot's page or another site's has no such script and no such root. */
function scriptOf(html: string): { entry: string; parts: string[] } | undefined {
  const [tag = ''] = /<script type="module"[^>]*>/.exec(html) ?? [];
  const [, entry] = / src="(\/assets\/[^"]+)"/.exec(tag) ?? [];
  if (entry === undefined || !html.includes('<div id="root">')) return undefined;
  const [, parts = ''] = / data-parts="([^"]*)"/.exec(tag) ?? [];
  return { entry, parts: parts.split(' ').filter(Boolean) };
}
