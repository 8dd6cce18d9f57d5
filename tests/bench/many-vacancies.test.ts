import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { vacancyRecord, writeVacancies } from './many-vacancies';

it('generated vacancies have the fields of real ones, and one in five is closed', () => {
  expect(vacancyRecord(7, 'tor.pdf').split('\n')).toEqual([
    'number: NLO-VA-00007',
    'title: Field officer for village savings groups, post 00007',
    "postDate: '-47d'",
    "closeDate: '+8d'",
    'file: tor.pdf',
    '',
  ]);
  expect(vacancyRecord(10, 'tor.pdf')).toContain("closeDate: '-11d'");
});

it('the folder then contains this many records and its previous documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vacancies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['01-real.yaml', '02-real.fa.md', 'tor.pdf']) await writeFile(join(folder, name), 'x');
  await writeVacancies(folder, 2);
  expect((await readdir(folder)).sort()).toEqual(['00001-post.yaml', '00002-post.yaml', 'tor.pdf']);
  expect(await readFile(join(folder, '00002-post.yaml'), 'utf8')).toContain('file: tor.pdf');
});
