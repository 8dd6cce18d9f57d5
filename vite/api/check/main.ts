import { fileURLToPath } from 'node:url';
import { BuildError } from '../../build-error.ts';
import { readBuildVariables } from '../../build-variables.ts';
import { loadResources } from '../../content-api.ts';
import { nothingDescribed, readDescription } from '../../site/description.ts';
import { siteFolder } from '../../site/folder.ts';
import { usualTimes } from './ask.ts';
import type { CheckTimes } from './calls.ts';
import { examineApi } from './examine.ts';
import { textOfReport } from './table.ts';

const usage = `npm run check-api -- https://api.example.org [--site https://example.org] [--languages path:fa,ps]

The address is the base of the API, without /api. --site is the address of the site that will ask (CORS).
--languages says how further languages are asked for, as VITE_API_LANGUAGES does. With SITE=../our-site the
address and the rest are those of its site.yaml.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The origin of a site that has no address yet. */
const anySite = 'https://site.example';

const checkTimes: CheckTimes = { ...usualTimes, interval: 200, wait: 90_000, waits: 10 * 60_000 };

/** What a command may be given besides its words, by tests. */
interface Surroundings {
  env?: Readonly<Record<string, string | undefined>>;
  times?: CheckTimes;
  print?: (text: string) => void;
  tell?: (sentence: string) => void;
}

/**
 * Checks the API of somebody else, and prints what it found. The exit code is 0 if a phone gets all that the contract
 * promises, 1 if there are faults, and 2 if the command was called wrongly.
 */
export async function main(
  words: readonly string[],
  {
    env = process.env,
    times = checkTimes,
    print = console.info,
    tell = (sentence) => void process.stderr.write(`${sentence}\n`),
  }: Surroundings = {},
): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(words, env);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    tell(`${error.message}\n\n${usage}`);
    return 2;
  }
  tell(`Asking ${options.variables.apiBaseUrl}, at most five times a second. This takes a minute or two.`);
  const resources = await loadResources(root);
  const report = await examineApi({ ...options, resources, times, most: 100, tell });
  print(textOfReport(report));
  return report.findings.some(({ level }) => level === 'fault') ? 1 : 0;
}

/** Throws a BuildError with a sentence for a wrong call. */
function readOptions(words: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const name = word.startsWith('--') ? word : 'the address';
    if (!['--site', '--languages', 'the address'].includes(name))
      throw new BuildError(`There is no ${word}.`);
    if (given.has(name)) throw new BuildError(`Expected ${name} once.`);
    const value = word.startsWith('--') ? words[(at += 1)] : word;
    if (!value || value.startsWith('--')) throw new BuildError(`Expected a value behind ${name}.`);
    given.set(name, value);
  }
  const address = given.get('the address');
  if (address && /\/api\/*$/i.test(address))
    throw new BuildError(
      `Leave /api out of the address, the app adds it: ${address.replace(/\/api\/*$/i, '')}`,
    );
  const variables = readVariables(address, given.get('--languages'), given.get('--site'), env);
  if (!variables.apiBaseUrl) throw new BuildError('Expected the address of an API.');
  return { variables, site: variables.siteUrl || anySite };
}

/** What the site's description and the environment say, where the command does not. */
function readVariables(
  address: string | undefined,
  languages: string | undefined,
  site: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
) {
  const description = env['SITE']?.trim() ? readDescription(siteFolder(root, env)) : nothingDescribed;
  try {
    return readBuildVariables(
      {
        ...env,
        ...(address && { VITE_API_BASE_URL: address }),
        ...(languages && { VITE_API_LANGUAGES: languages }),
        ...(site && { VITE_SITE_URL: site }),
      },
      description,
    );
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const named = error.message
      .replace(/^VITE_API_BASE_URL/, address ? 'The address' : '$&')
      .replace(/^VITE_API_LANGUAGES/, languages ? '--languages' : '$&')
      .replace(/^VITE_SITE_URL/, site ? '--site' : '$&');
    throw new BuildError(named);
  }
}
