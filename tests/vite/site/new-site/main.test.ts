import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { projects } from '../../../../src/schemas/projects';
import { vacancies } from '../../../../src/schemas/vacancies';
import { readBuildVariables } from '../../../../vite/build-variables';
import { compileContent } from '../../../../vite/content/compile';
import { readDescription } from '../../../../vite/site/description';
import { main, publicAddress } from '../../../../vite/site/new-site/main';
import { workflowFile } from '../../../../vite/site/product';
import { projectRoot } from '../../../support/project';

const now = Date.UTC(2026, 10, 20, 12);

function parentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(...words: string[]) {
  const said: string[] = [];
  const note = (sentence: string) => void said.push(sentence);
  const code = await main(words, { now, zone: 'Africa/Lome', say: note, complain: note });
  return { code, said: said.join('\n') };
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

const whole = [
  workflowFile,
  'README.md',
  'projects/01-first-project.md',
  'settings/contact.yaml',
  'settings/home.yaml',
  'site.yaml',
  'vacancies/01-programme-officer.md',
];

test('a new site has all that its first build needs, and says how to see it', async () => {
  const folder = join(parentFolder(), 'a', 'our-site');
  const { code, said } = await run(folder);
  expect(code).toBe(0);
  expect(said).toContain(`SITE=${folder} npm start`);
  expect(filesBelow(folder)).toEqual(whole);
  expect(readdirSync(join(folder, '..'))).toEqual(['our-site']);
});

test('its description and its content pass the checks of the build', async () => {
  const folder = join(parentFolder(), 'our-site');
  await run(folder);
  const description = readDescription({ path: folder, label: 'our-site' });
  const variables = readBuildVariables({}, description);
  expect(variables).toMatchObject({
    siteName: 'Our organisation',
    timeZone: 'Africa/Lome',
    formsEndpoint: '',
  });
  expect(variables.siteLanguages.map(({ tag }) => tag)).toEqual(['en']);
  expect(variables.colours.size).toBeGreaterThan(0);

  vi.stubEnv('SITE', folder);
  const { responses, warnings } = compileContent({
    root: projectRoot,
    resources: [vacancies, projects],
    now: new Date(now),
  });
  expect(warnings).toEqual([]);
  expect(JSON.parse(responses.get('api/vacancies.json')!)).toMatchObject({
    data: [{ vacancy_number: 'V-1', post_date: '2026-11-20', close_date: '2026-12-20' }],
  });
  expect(JSON.parse(responses.get('api/projects/our-first-project.json')!)).toMatchObject({
    data: { title: 'Our first project', date: '2026-11-20' },
  });
  expect(responses.get('api/settings.json')).toContain('info@example.org');
});

test('its workflow builds this version of the product with the folder, and publishes the result', async () => {
  const folder = join(parentFolder(), 'our-site');
  await run(folder);
  const workflow = parse(readFileSync(join(folder, workflowFile), 'utf8')) as {
    env: Record<string, string>;
    jobs: { publish: { steps: { uses?: string; run?: string; env?: Record<string, string> }[] } };
  };
  expect(workflow.env['VERSION']).toMatch(/^([\da-f]{40}|main)$/);
  const { steps } = workflow.jobs.publish;
  expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
    'actions/checkout',
    'git clone "$PRODUCT" product && git -C product checkout "$VERSION"',
    'actions/setup-node',
    'npm ci',
    'npm run build',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
  ]);
  expect(steps[4]?.env).toEqual({ SITE: '../site', VITE_API_SUFFIX: '.json' });
});

test.each([
  ['https://github.com/us/site.git', 'https://github.com/us/site.git'],
  ['https://me:secret@git.example.org/us/site?x=1', 'https://git.example.org/us/site'],
  ['git@github.com:us/site.git', 'https://github.com/us/site.git'],
  ['ssh://git@git.example.org:2222/us/site.git', 'https://git.example.org/us/site.git'],
  ['/srv/git/site.git', ''],
  ['', ''],
])('the address of the product %s is written as %s', (remote, address) =>
  expect(publicAddress(remote)).toBe(address),
);

test('an empty folder is filled, also one that is a repository already', async () => {
  const folder = parentFolder();
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main');
  expect((await run(folder)).code).toBe(0);
  expect(filesBelow(folder)).toEqual(['.git/HEAD', ...whole].sort());
});

test('a folder that has something stays as it is', async () => {
  const folder = parentFolder();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(await run(folder)).toEqual({
    code: 2,
    said: `${folder} is not empty: it has notes.txt. Choose a folder that is not there yet, or an empty one.`,
  });
  expect(filesBelow(folder)).toEqual(['notes.txt']);
  expect((await run(join(folder, 'notes.txt'))).said).toBe(
    `${join(folder, 'notes.txt')} is a file: choose a folder that is not there yet.`,
  );
});

test('a folder that cannot be written leaves nothing behind', async () => {
  const parent = parentFolder();
  writeFileSync(join(parent, 'file'), '');
  const { code, said } = await run(join(parent, 'file', 'our-site'));
  expect(code).toBe(2);
  expect(said).toMatch(/our-site could not be written: (ENOTDIR|EEXIST)/);
  expect(readdirSync(parent)).toEqual(['file']);
});

test.each([[[]], [['--help']], [['../a', '../b']]])(
  'a wrong call, %j, is told with the right one',
  async (words) => {
    const { code, said } = await run(...words);
    expect(said).toBe('Expected the folder of the site, and nothing else: npm run new-site ../our-site');
    expect(code).toBe(2);
  },
);

test.each([projectRoot, join(projectRoot, 'our-site')])(
  'no site is made inside of the product: %s',
  async (folder) => {
    expect((await run(folder)).said).toContain('is inside of the product: choose a folder beside it');
    expect(existsSync(join(projectRoot, 'our-site'))).toBe(false);
  },
);
