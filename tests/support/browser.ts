import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** The functions of the machine that the search uses. */
export interface Machine {
  platform: NodeJS.Platform;
  isRoot: boolean;
  env: Record<string, string | undefined>;
  exists(path: string): boolean;
  /** Runs a program for at most `limit` ms; true if it succeeded. */
  run(program: string, args: string[], limit: number): boolean;
  /** The path of Playwright's own browser, whether or not it is installed. */
  playwrightBrowser(): string;
}

const minute = 60_000;

/** Chromium without windows: it starts sooner, and draws pages with less of the processor. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function usualPlaces(machine: Machine): string[] {
  const { platform, env } = machine;
  if (platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  if (platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ]);
  return [...onPath(machine, names), '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

const onPath = ({ env }: Machine, programs: readonly string[]): string[] =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => programs.map((name) => join(folder, name)));

/** An existing browser may lack system libraries, or be a stub that only says how to install it. */
const starts = (machine: Machine, path: string): boolean =>
  machine.exists(path) && (machine.platform === 'win32' || machine.run(path, ['--version'], minute));

function named({ env }: Machine): [variable: string, path: string] | undefined {
  for (const variable of ['CHROME_PATH', 'CHROMIUM_PATH']) {
    const path = env[variable];
    if (path) return [variable, path];
  }
  return undefined;
}

/**
 * The executable of a Chromium that starts: the one in CHROME_PATH or CHROMIUM_PATH, else an installed one, else
 * Playwright's own, else (Debian, root) the package. May download for minutes. Throws one sentence that says what to
 * install.
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const wish = named(machine);
  if (wish) {
    const [variable, path] = wish;
    if (starts(machine, path)) return path;
    throw new Error(`${variable} is ${path}, where no Chromium or Chrome starts.`);
  }

  const findInstalled = () => usualPlaces(machine).find((path) => starts(machine, path));
  const installed = findInstalled();
  if (installed) return installed;

  const playwrights = machine.playwrightBrowser();
  if (starts(machine, playwrights)) return playwrights;
  const install = [playwrightProgram, 'install', '--no-shell', 'chromium'];
  if (machine.run(process.execPath, install, 5 * minute) && starts(machine, playwrights)) return playwrights;

  if (machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    machine.run('apt-get', ['update'], 5 * minute);
    const shell = ['install', '-y', 'chromium', 'chromium-headless-shell'];
    // Older releases have no package of the shell.
    if (!machine.run('apt-get', shell, 10 * minute))
      machine.run('apt-get', ['install', '-y', 'chromium'], 10 * minute);
    const packaged = findInstalled();
    if (packaged) return packaged;
  }
  throw new Error(
    'The journeys need a browser: install Chromium or Chrome, or set CHROME_PATH to the program of one.',
  );
}

/** The executable of an installed headless shell that starts; undefined if there is none, or another was wished for. */
export const findHeadlessShell = (machine: Machine = thisMachine): string | undefined =>
  named(machine) ? undefined : onPath(machine, shellNames).find((path) => starts(machine, path));

const playwrightProgram = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);

const thisMachine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  exists: existsSync,
  run(program, args, limit) {
    const isVersion = args[0] === '--version';
    if (!isVersion) console.info(`Looking for a browser: ${program} ${args.join(' ')}`);
    const { status } = spawnSync(program, args, {
      timeout: limit,
      stdio: isVersion ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  },
  playwrightBrowser: () => chromium.executablePath(),
};

/** Features that Playwright turns off. Chromium reads the last list of them alone, so ours repeats its list. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The pages that Chromium draws its address bar with: each window starts them, which costs 0.8 s of processor time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Restricts the browser to the journey: no background traffic, and no other host. Playwright adds --no-sandbox. */
export const launchArgs: readonly string[] = [
  `--disable-features=${[...offByPlaywright, ...addressBar].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
