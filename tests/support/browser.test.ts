import { describe, expect, it } from 'vitest';
import { findBrowser, findHeadlessShell, type Machine } from './browser';

/** A Linux machine on which only the programs in `works` start; `ran` lists the attempts. */
function machine(works: string[], more: Partial<Machine> = {}) {
  const ran: string[] = [];
  const made: Machine = {
    platform: 'linux',
    isRoot: false,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    exists: (path) => works.includes(path),
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      return works.includes(program);
    },
    playwrightBrowser: () => '/cache/playwright/chrome',
    ...more,
  };
  return { made, ran };
}

describe('findBrowser', () => {
  it('prefers the browser in CHROME_PATH', () => {
    const { made } = machine(['/usr/bin/chromium', '/opt/mine']);
    expect(findBrowser({ ...made, env: { ...made.env, CHROME_PATH: '/opt/mine' } })).toBe('/opt/mine');
    expect(findBrowser({ ...made, env: { ...made.env, CHROMIUM_PATH: '/opt/mine' } })).toBe('/opt/mine');
  });

  it('reports that CHROME_PATH is no browser', () => {
    const { made } = machine(['/usr/bin/chromium']);
    expect(() => findBrowser({ ...made, env: { CHROME_PATH: '/gone' } })).toThrow(
      'CHROME_PATH is /gone, where no Chromium or Chrome starts.',
    );
  });

  it('uses an installed browser without a download', () => {
    const { made, ran } = machine(['/usr/bin/google-chrome']);
    expect(findBrowser(made)).toBe('/usr/bin/google-chrome');
    expect(ran).toEqual(['/usr/bin/google-chrome --version']);
  });

  it('skips an existing program that does not start', () => {
    const { made } = machine(['/usr/bin/chromium']);
    const exists = (path: string) => ['/usr/bin/chromium', '/usr/bin/chromium-browser'].includes(path);
    const run = (program: string) => program === '/usr/bin/chromium-browser';
    expect(findBrowser({ ...made, exists, run })).toBe('/usr/bin/chromium-browser');
  });

  it("uses Playwright's own browser, and downloads it if it is missing", () => {
    const { made } = machine(['/cache/playwright/chrome']);
    expect(findBrowser(made)).toBe('/cache/playwright/chrome');

    const present: string[] = [];
    const downloading = machine(present, {
      run: (program, args) => {
        if (args.includes('install')) present.push('/cache/playwright/chrome');
        return args.includes('install') || present.includes(program);
      },
    });
    expect(findBrowser(downloading.made)).toBe('/cache/playwright/chrome');
  });

  it('installs the package on Debian as root if the download fails', () => {
    const present = ['/usr/bin/apt-get'];
    const { made } = machine(present, {
      isRoot: true,
      run: (program, args) => {
        if (program === 'apt-get' && args.includes('chromium')) present.push('/usr/bin/chromium');
        return program === 'apt-get' || present.includes(program);
      },
    });
    expect(findBrowser(made)).toBe('/usr/bin/chromium');
    expect(findHeadlessShell(made)).toBeUndefined();
  });

  it('installs the package of the headless shell too, where there is one', () => {
    const present = ['/usr/bin/apt-get'];
    const { made } = machine(present, {
      isRoot: true,
      run: (program, args) => {
        if (program === 'apt-get' && args.includes('install'))
          present.push(...args.slice(2).map((name) => `/usr/bin/${name}`));
        return program === 'apt-get' || present.includes(program);
      },
    });
    expect(findBrowser(made)).toBe('/usr/bin/chromium');
    expect(findHeadlessShell(made)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('says what to install if there is none', () => {
    const { made } = machine([]);
    expect(() => findBrowser(made)).toThrow(
      'The journeys need a browser: install Chromium or Chrome, or set CHROME_PATH to the program of one.',
    );
  });
});

describe('findHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('finds an installed one that starts', () => {
    expect(findHeadlessShell(machine([shell]).made)).toBe(shell);
    expect(findHeadlessShell({ ...machine([]).made, exists: () => true })).toBeUndefined();
  });

  it('finds none where CHROME_PATH names a browser', () => {
    const { made } = machine([shell, '/opt/mine']);
    expect(findHeadlessShell({ ...made, env: { ...made.env, CHROME_PATH: '/opt/mine' } })).toBeUndefined();
  });
});
