import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';
import { launchArgs } from '../support/browser';

/** A Chromium of an earlier version, for as long as it is used. */
export interface EarlierChromium {
  program: string;
  version: string;
  remove(): Promise<void>;
}

/**
 * Installs a major version of Chromium for Linux into a folder of its own, from the npm package `@sparticuz/chromium`
 * (50 MB), which the project does not depend on. Rejects, with what npm says, if it cannot be had or does not start.
 */
export async function installChromium(major: string): Promise<EarlierChromium> {
  const folder = await mkdtemp(join(tmpdir(), `chromium-${major}-`));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const install = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ];
    const { status, stderr } = spawnSync('npm', [...install, `@sparticuz/chromium@${major}`], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    if (status !== 0) throw new Error(`npm did not install Chromium ${major}: ${stderr}`);
    const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    const program = join(folder, 'chromium');
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress(),
      createWriteStream(program, { mode: 0o755 }),
    );
    const browser = await chromium.launch({ executablePath: program, args: [...launchArgs] });
    const version = browser.version();
    await browser.close();
    return { program, version, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
