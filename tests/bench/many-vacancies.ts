import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The start of every generated title. */
export const generatedTitle = 'Field officer for village savings groups';

/** A record of `content/vacancies`: one in five is closed, the others close within two months. */
export function vacancyRecord(number: number, file: string): string {
  const serial = String(number).padStart(5, '0');
  const close = number % 5 === 0 ? `-${1 + (number % 30)}d` : `+${1 + (number % 60)}d`;
  return [
    `number: NLO-VA-${serial}`,
    `title: ${generatedTitle}, post ${serial}`,
    `postDate: '-${40 + (number % 9)}d'`,
    `closeDate: '${close}'`,
    `file: ${file}`,
    '',
  ].join('\n');
}

/** Replaces the records of a folder by generated ones, which share its documents. */
export async function writeVacancies(folder: string, count: number): Promise<void> {
  const names = await readdir(folder);
  const documents = names.filter((name) => name.endsWith('.pdf'));
  await Promise.all(names.filter((name) => /\.(md|yaml)$/.test(name)).map((name) => rm(join(folder, name))));
  for (let number = 1; number <= count; number += 1) {
    const name = `${String(number).padStart(5, '0')}-post.yaml`;
    await writeFile(join(folder, name), vacancyRecord(number, documents[number % documents.length] ?? ''));
  }
}
