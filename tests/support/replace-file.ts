import { rename, writeFile } from 'node:fs/promises';

/** Writes a file of a served folder and puts it in its place as a whole: the server may be sending the one before. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
