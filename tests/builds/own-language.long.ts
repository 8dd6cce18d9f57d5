import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeSmallSite, type SmallSite } from './small-site';

let site: SmallSite;
beforeAll(() => void (site = makeSmallSite()));
afterEach(() => site.restore());
afterAll(() => site.discard());

const env = { VITE_LANGUAGES: '', VITE_SITE_URL: 'https://site.example' };

/** French, Spanish and English, with a few words of the first two. */
function describe() {
  const vacancies = (title: string) => ({ pages: { titles: { vacancies: title } } });
  const words = {
    fr: {
      ...vacancies('Offres d’emploi'),
      common: { entries: '{count, plural, one {# entrée} many {# entrées} other {# entrées}}' },
      'partly-english': { note: 'Ce site est en partie en anglais.' },
    },
    es: vacancies('Vacantes'),
  };
  site.write('content/site.yaml', 'name: Puits et forages\nlanguages: [fr, es, en]\n');
  for (const [code, of] of Object.entries(words))
    site.write(`content/words/${code}.json`, JSON.stringify(of));
  site.write('content/vacancies/01-nurse.es.md', '---\ntitle: Enfermera\n---\n');
}

test('a site in languages that the product does not have is built, and says what is still in English', async () => {
  describe();
  const { code, output } = await site.run({ env });
  expect(code, output).toBe(0);
  const page = (path: string) => site.read(`dist/${path}.html`);
  expect(page('vacancies')).toContain('<html lang="fr" dir="ltr"');
  expect(page('vacancies')).toContain('Offres d’emploi');
  expect(page('vacancies')).toContain('Skip to the content');
  expect(page('vacancies')).toContain('<span lang="fr">Ce site est en partie en anglais.</span>');
  expect(page('es/vacancies')).toContain('<html lang="es" dir="ltr"');
  expect(page('es/vacancies')).toContain('Vacantes');
  expect(page('es/vacancies')).toContain('Enfermera');
  expect(page('es/vacancies')).toContain('<span lang="en">Parts of this site are in English.</span>');
  expect(page('en/vacancies')).toContain('<html lang="en" dir="ltr"');
  expect(page('en/vacancies')).not.toContain('Parts of this site are in English.');
  expect(page('vacancies')).toContain('hreflang="es" href="https://site.example/es/vacancies"');
  expect(site.read('dist/es/manifest.webmanifest')).toContain('"lang":"es"');
  expect(output).toMatch(
    /^content\/words\/es\.json: (\d+) of \d+ messages are missing and are said in English\./m,
  );
  expect(output).toMatch(/^content\/words\/fr\.json: \d+ of \d+ messages are missing/m);
}, 600_000);

test('a language without words is told with the command that writes them', async () => {
  site.write('content/site.yaml', 'name: Puits\nlanguages: [fr]\n');
  const { code, output } = await site.run({ env });
  expect(code).toBe(1);
  expect(output).toContain(
    'content/words/fr.json: expected the words of the language fr, found no file: npm run new-language fr writes it.',
  );
}, 600_000);
