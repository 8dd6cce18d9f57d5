/** A chunk of the browser's build. */
export interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

/** The chunks that contain modules, with all their imports; `sources` are module paths without extension. */
export function chunksOf(chunks: readonly Chunk[], sources: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replace(/\.tsx?$/, '').endsWith(`/${source}`)),
    );
    if (!chunk) throw new Error(`The build has no chunk with ${source}.`);
    add(chunk);
  }
  return [...found];
}

const entry = /<script type="module"([^>]*?)( data-parts="([^"]*)")?([^>]*)>/;

/**
 * Lists chunks on the page's entry script, which fetches them in parallel after the first paint; a browser
 * would fetch `<link>` elements before it. Throws if the page has no entry.
 */
export function withChunks(html: string, names: readonly string[]): string {
  if (names.length === 0) return html;
  const found = entry.exec(html);
  if (!found) throw new Error('index.html must have exactly one <script type="module">, but it has none.');
  const [tag, before = '', , named = '', after = ''] = found;
  const addresses = [...named.split(' ').filter(Boolean), ...names.map((name) => `/${name}`)];
  const parts = [...new Set(addresses)].filter((address) => !tag.includes(`src="${address}"`));
  return html.replace(tag, () => `<script type="module"${before} data-parts="${parts.join(' ')}"${after}>`);
}
