import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { expectWarning } from '../../support/console';
import { setUpLanguages } from '../version/two-languages';

it('without a network, a language that is not here says so in itself, and leads to the page in the one that is', async () => {
  expectWarning(/did not arrive/);
  expectWarning(/The files of the app could not be completed/);
  const { host, worker } = await setUpLanguages();
  await host.stop();
  const answer = await worker.navigate('/fa/vacancies?q=%22herat%22');
  const { document } = new JSDOM(await answer?.text(), { url: host.origin }).window;
  expect(answer?.status).toBe(503);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa-AF', 'rtl']);
  expect(document.querySelector('h1')?.textContent).toBe('Not here fa');
  expect([...document.links].map(({ textContent, href, lang }) => [textContent, href, lang])).toEqual([
    ['Again fa', `${host.origin}/fa/vacancies?q=%22herat%22`, ''],
    ['English', `${host.origin}/vacancies?q=%22herat%22`, 'en'],
  ]);
  const home = new JSDOM(await (await worker.navigate('/fa'))?.text()).window.document;
  expect(home.links[1]?.href).toBe(`${host.origin}/`);
});
