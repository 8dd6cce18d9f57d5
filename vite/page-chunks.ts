/** What is known of a chunk of the browser's build. */
export interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

/** The chunks that modules need, with all that they import; `sources` are paths of modules without extension. */
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
 * The page with chunks named at its entry, which fetches them all at once when the page is painted: as links, a browser
 * would fetch them before. Throws where the page has no entry.
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
