import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stampOf } from '../../../sw/contract/mark';
import { writeListStamps } from '../../../vite/pages/list-stamps';
import { folderOf } from '../host/sample-site';

it('each language has a file with the stamps of its lists, and of no record', async () => {
  const { folder, remove } = await folderOf({
    'api/vacancies.json': '{"data":[]}',
    'api/vacancies.json.br': 'compressed',
    'api/posts/page/2.json': '{"data":[2]}',
    'api/posts/a-late-harvest.json': '{"data":{}}',
    'api/fa/vacancies.json': '{"data":["راننده"]}',
    'fa/about.html': '',
  });
  await writeListStamps(folder, [
    { prefix: '', lists: '' },
    { prefix: '/fa', lists: 'fa/' },
  ]);
  const read = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown;
  const [english, dari] = [await read('lists.json'), await read('fa/lists.json')];
  await remove();
  expect(english).toEqual({ vacancies: stampOf('{"data":[]}'), 'posts/page/2': stampOf('{"data":[2]}') });
  expect(dari).toEqual({ 'fa/vacancies': stampOf('{"data":["راننده"]}') });
});
