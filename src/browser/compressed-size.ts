/** The size (bytes) of texts together when they are compressed; estimated where the browser cannot compress. */
export async function compressedSize(texts: readonly string[]): Promise<number> {
  const blob = new Blob([...texts]);
  if (!('CompressionStream' in globalThis)) return Math.round(blob.size / 3);
  const stream = blob.stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
