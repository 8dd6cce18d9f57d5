import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { getPhone, type Phone } from '../support/phone';
import { startSite } from '../support/site';
import { waitFor } from '../support/wait-for';
import type { Bench } from './bench';
import { startCountingProxy, type CountingProxy } from './counting-proxy';
import type { Measured } from './measured';
import { readRows, writeRows } from '../support/device-rows';
import { copyProject } from '../support/project-copy';
import { settle } from './settle';

/** How long (ms) without a request a visit counts as settled. */
const quiet = 5_000;

/** The cost of second visits after a browser restart: with an unchanged site, and with one changed vacancy. */
export async function measureSecondVisit({ browser, say }: Bench): Promise<Measured[]> {
  const copy = await copyProject();
  try {
    const before = await startSite({ dist: await copy.build('dist') });
    await changeOneVacancy(copy.vacancies);
    const after = await startSite({ dist: await copy.build('dist-changed') });
    const proxy = await startCountingProxy(before.url);
    const phone = await getPhone(chromium, browser, {});
    try {
      for (const path of ['/vacancies', '/']) await settle(await phone.open(proxy.url + path));
      await rest(proxy);
      const lines = [
        ...(await visit(phone, proxy, '/vacancies', 'nothing changed', { atMost: 0 }, say)),
        ...(await visit(phone, proxy, '/', 'nothing changed', { atMost: 0 }, say)),
      ];
      await ageRows(phone, proxy.url);
      lines.push(...(await visitNextDay(phone, proxy, '/vacancies', say)));
      await ageRows(phone, proxy.url);
      lines.push(...(await visitNextDay(phone, proxy, '/', say)));
      proxy.pointTo(after.url);
      return [...lines, ...(await visit(phone, proxy, '/vacancies', 'one vacancy changed', undefined, say))];
    } finally {
      await phone.discard();
      await proxy.stop();
      await before.stop();
      await after.stop();
    }
  } finally {
    await copy.discard();
  }
}

/** What a day without news may cost for the lists together: requests, and bytes with the headers of both sides. */
const nextDay = { requests: 12, bytes: 12_000 };

const day = 86_400_000;

/** As if the lists had been confirmed a day earlier. */
async function ageRows(phone: Phone, url: string): Promise<void> {
  // A page of the site without the app.
  const page = await phone.open(`${url}/licences.txt`);
  const rows = (await readRows(page, '/api/')) as [string, { confirmedAt?: number }][];
  const aged = rows.flatMap(([key, row]): [string, object][] =>
    row.confirmedAt === undefined ? [] : [[key, { ...row, confirmedAt: row.confirmedAt - day }]],
  );
  await writeRows(page, aged);
}

/** The cost of all lists when the app is opened a day later, and nothing is new. */
async function visitNextDay(
  phone: Phone,
  proxy: CountingProxy,
  path: string,
  say: Bench['say'],
): Promise<Measured[]> {
  await phone.shutDown();
  proxy.answers.length = 0;
  await phone.open(proxy.url + path);
  await rest(proxy);
  const answers = proxy.answers.filter((answer) => /^\/(api\/|lists\.json$)/.test(answer.path));
  for (const answer of answers) say(`${path}, a day later: ${answer.path} had status ${answer.status}`);
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes + answer.headerBytes, 0);
  return [
    {
      name: `${path}, a day later, nothing changed: requests for lists`,
      unit: '',
      values: [answers.length],
      target: { atMost: nextDay.requests },
    },
    {
      name: `${path}, a day later, nothing changed: bytes for lists, with headers`,
      unit: 'B',
      values: [bytes],
      target: { atMost: nextDay.bytes },
    },
  ];
}

async function visit(
  phone: Phone,
  proxy: CountingProxy,
  path: string,
  what: string,
  target: { atMost: number } | undefined,
  say: Bench['say'],
): Promise<Measured[]> {
  await phone.shutDown();
  proxy.answers.length = 0;
  await phone.open(proxy.url + path);
  await rest(proxy);
  const answers = [...proxy.answers];
  const bodies = answers.filter(({ bytes }) => bytes > 0).sort((one, other) => other.bytes - one.bytes);
  for (const { path: at, bytes } of bodies.slice(0, 12))
    say(`${path}, ${what}: ${at} brought ${bytes} bytes`);
  const sum = bodies.reduce((total, { bytes }) => total + bytes, 0);
  const unchanged = answers.filter(({ status }) => status === 304).length;
  return [
    {
      name: `${path}, ${what}: body bytes`,
      unit: 'B',
      values: [sum],
      ...(target && { target }),
      note: `${answers.length} requests, ${unchanged} of them a 304, ${bodies.length} with a body`,
    },
  ];
}

async function rest({ answers }: CountingProxy): Promise<void> {
  let seen = -1;
  let since = Date.now();
  const isCalm = async () => {
    const now = answers.reduce((sum, { bytes }) => sum + bytes + 1, 0);
    if (now !== seen) since = Date.now();
    seen = now;
    return Date.now() - since > quiet;
  };
  await waitFor('the visit to come to rest', isCalm, 60_000);
}

/** Like an editor who corrects a number. */
async function changeOneVacancy(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => /\.(md|yaml)$/.test(file))) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    const changed = text.replace(/^number: .*$/m, 'number: NLO-VA-999');
    if (changed !== text) return writeFile(path, changed);
  }
  throw new Error('There is no vacancy that could be changed.');
}
