import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attach, editorWarnings, enableLanguage, field, input, save } from '../support/editor';
import { startGitea } from '../support/gitea';
import { findFreePort, host } from '../support/ports';
import { projectRoot } from '../support/project';
import { expect, test } from './fixtures';
import { startSite } from '../support/site';

const small = join(projectRoot, 'tests/fixtures/small-site');
const pdf = join(projectRoot, 'tests/fixtures/pdfs/chromium-untagged.pdf');

/** The files of the small site, as its repository has them. */
const repositoryOf = (): Map<string, Buffer> =>
  new Map(
    readdirSync(small, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(small, name)).isFile())
      .map((name) => [`content/${name}`, readFileSync(join(small, name))]),
  );

test('a vacancy in three languages with its document is one commit, with each file beside the others', async ({
  phone,
  expectFault,
}) => {
  test.setTimeout(5 * 60_000);
  const port = await findFreePort();
  const gitea = await startGitea(port, repositoryOf());
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(small, folder, { recursive: true });
  writeFileSync(
    join(folder, 'site.yaml'),
    `name: Ours\neditor:\n  host: gitea\n  repository: office/site\n  folder: content\n  api: http://${host}:${port}/api/v1\n`,
  );
  const site = await startSite({ dist: 'dist', env: { SITE: folder } });
  // So it says where editors sign in with tokens alone.
  expectFault(/OAuth application ID is not defined/);
  expectFault(editorWarnings);
  try {
    const page = await phone.open(`${site.url}/admin/`);
    await page.setViewportSize({ width: 1400, height: 1000 });
    page.setDefaultTimeout(20_000);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /token/i }).click({ timeout: 90_000 });
    await page.getByRole('textbox').last().fill('secret');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New' }).first().click({ timeout: 60_000 });

    await input(page, 'number').fill('VA-9');
    await input(page, 'title').fill('Midwife, Herat');
    await input(page, 'postDate').fill('2026-11-20');
    await input(page, 'closeDate').fill('2026-12-20T16:00');
    await attach(page, field(page, 'file'), pdf);
    for (const [language, title] of [
      ['Persian', 'قابله، هرات'],
      ['Pashto', 'قابله، هرات ته'],
    ] as const) {
      await enableLanguage(page, language);
      await input(page, 'title', language).fill(title);
    }
    await save(page);
    await expect.poll(() => gitea.commits.length, { timeout: 30_000 }).toBe(1);

    const [commit] = gitea.commits;
    expect(commit!.branch).toBe('main');
    const textOf = (ending: string) => {
      const file = commit!.files.find(({ path }) => path.endsWith(ending))!;
      return Buffer.from(file.content, 'base64');
    };
    expect(commit!.files.map(({ operation, path }) => `${operation} ${path}`).sort()).toEqual([
      'create content/vacancies/chromium-untagged.pdf',
      'create content/vacancies/midwife-herat.fa.md',
      'create content/vacancies/midwife-herat.md',
      'create content/vacancies/midwife-herat.ps.md',
    ]);
    expect(textOf('herat.md').toString()).toContain('file: chromium-untagged.pdf\n');
    expect(textOf('.fa.md').toString()).toBe('---\ntitle: قابله، هرات\nfile: chromium-untagged.pdf\n---\n');
    expect(textOf('.pdf').equals(readFileSync(pdf))).toBe(true);
    expect(gitea.unknown).toEqual([]);
  } finally {
    await site.stop();
    await gitea.stop();
  }
});
