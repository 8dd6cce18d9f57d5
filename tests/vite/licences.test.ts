import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { expect, test } from 'vitest';
import { Licences, licencesText, licenceOf, packageAt, packageOf, embeddedIn } from '../../vite/licences.ts';
import { makeProject } from './content/project.ts';
import { projectRoot } from '../support/project.ts';

const pack = (name: string, files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({
      'package.json': JSON.stringify({ name, version: '1.2.3', license: 'MIT', main: 'index.js' }),
      'index.js': `export default '${name}';`,
      LICENSE: `The licence of ${name}`,
      ...files,
    }).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
  );

const site = {
  'package.json': '{ "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': `import a from 'in-page'; import unused from 'unused'; import font from 'fonts/own/Round.pfb?url';
    document.title = a + font; import('later'); new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`,
  'worker.js': `import a from 'in-worker'; postMessage(a);`,
  'sw/sw.js': `import a from 'in-service-worker'; self.files = [self.__WB_MANIFEST, a];`,
  ...pack('in-page', { NOTICE: 'A notice of in-page' }),
  ...pack('later', {
    'deep/package.json': '{"type":"module"}',
    'deep/index.js': 'export default 1',
    'index.js': "export { default } from './deep/index.js'; console.log(1);",
  }),
  ...pack('unused', {
    'package.json': '{"name":"unused","version":"1.0.0","sideEffects":false,"main":"index.js"}',
  }),
  ...pack('in-worker', {}),
  ...pack('in-service-worker', {}),
  ...pack('fonts', {
    'own/Round.pfb': 'x'.repeat(5000),
    'own/LICENSE_ROUND': 'The licence of the round font',
    'own/LICENSE_SQUARE': 'Another licence',
  }),
};

async function licencesOf(files: Record<string, string>): Promise<string> {
  const root = makeProject(files);
  const licences = new Licences();
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es', plugins: () => [licences.collect()] },
    plugins: [
      licences.collect(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.js',
        manifest: false,
        injectRegister: false,
        integration: {
          configureCustomSWViteBuild(options) {
            options.logLevel = 'silent';
            licences.collectIn(options);
          },
        },
      }),
    ],
  });
  await licences.write(join(root, 'dist'));
  return readFileSync(join(root, 'dist/licences.txt'), 'utf8');
}

test('every package of page, worker and service worker is listed with version and licence, and no other', async () => {
  const text = await licencesOf(site);
  for (const name of ['in-page', 'later', 'in-worker', 'in-service-worker', 'fonts']) {
    expect(text).toContain(`${name} 1.2.3 (MIT)`);
    expect(text).toContain(`The licence of ${name}`);
  }
  expect(text).toContain('A notice of in-page');
  expect(text).not.toContain('unused');
  expect(text).toMatch(/^vite \d+\.\d+\.\d+ \(MIT\)$/m);
});

test('a font with its own licence beside it is listed with that', async () => {
  const text = await licencesOf(site);
  expect(text).toContain('fonts: round 1.2.3');
  expect(text).toContain('The licence of the round font');
  expect(text).not.toContain('Another licence');
});

test('a package without a licence text fails the build', async () => {
  const bare = Object.entries(site).filter(([name]) => name !== 'node_modules/in-service-worker/LICENSE');
  await expect(licencesOf(Object.fromEntries(bare))).rejects.toThrow(
    'in-service-worker 1.2.3 ships with the site: expected the text of its licence, found none.',
  );
});

test('a font without its own licence among others fails the build', async () => {
  const bare = Object.entries(site).filter(([name]) => !name.endsWith('LICENSE_ROUND'));
  await expect(licencesOf(Object.fromEntries(bare))).rejects.toThrow(
    /Round\.pfb: expected a licence of its own among LICENSE_SQUARE, found none by its name/,
  );
});

const licence = (name: string, text: string) => ({ name, version: '1.0.0', kind: 'MIT', text });

test('packages are sorted by name, those with the same text grouped, and the text declares its encoding', () => {
  const text = licencesText([licence('c', 'Same\r\n'), licence('b', 'Other ©'), licence('a', 'Same')]);
  expect(text).toMatch(/^\ufeffThis site/);
  expect(text.indexOf('a 1.0.0 (MIT)\nc 1.0.0 (MIT)')).toBeGreaterThan(0);
  expect(text.indexOf('b 1.0.0')).toBeGreaterThan(text.indexOf('c 1.0.0'));
  expect(text.match(/Same/g)).toHaveLength(1);
});

test('a file belongs to the closest package with a name and a version', () => {
  const root = makeProject({
    'node_modules/@a/b/package.json': '{"name":"@a/b","version":"1.0.0"}',
    'node_modules/@a/b/esm/package.json': '{"type":"module"}',
  });
  expect(packageOf(join(root, 'node_modules/@a/b/esm/deep/x.js'))).toMatchObject({ name: '@a/b' });
  expect(packageOf(join(root, 'src/x.js'))).toBeUndefined();
});

test('what the build keeps of a file of the project belongs to no package', () =>
  expect(packageOf(join(projectRoot, 'node_modules/.cache/pictures/a-720x405.avif'))).toBeUndefined());

test('of Vite only its own licence is used, not those of its bundled dependencies', () => {
  const { text } = licenceOf(packageAt('vite'));
  expect(text).toContain('MIT License');
  expect(text).not.toContain('bundled dependencies');
});

test('a package that leaves out the licence of its repository has it here', () => {
  expect(licenceOf(packageAt('saxes')).text).toContain('Isaac Z. Schlueter and Contributors');
});

test.each(['pdf.mjs', 'pdf.worker.mjs'])('%s of pdf.js contains parts of core-js', (name) => {
  const [licence] = embeddedIn(join(projectRoot, 'node_modules/pdfjs-dist/legacy/build', name));
  expect(licence).toMatchObject({ name: 'core-js', kind: 'MIT' });
  expect(licence?.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(licence?.text).toMatch(/^Copyright \(c\) .*Denis Pushkarev/);
});

test('a pdf.js without them fails the build', () => {
  const root = makeProject({ 'pdfjs-dist/legacy/build/pdf.mjs': 'export {};' });
  expect(() => embeddedIn(join(root, 'pdfjs-dist/legacy/build/pdf.mjs'))).toThrow('expected core-js');
});

test('other files contain no other packages', () => {
  expect(embeddedIn('/project/node_modules/react/index.js')).toEqual([]);
});
