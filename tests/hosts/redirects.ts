import type { HostRules } from '../../vite/host/rules';
import type { Expected } from './examine';

/** The table of former addresses that the hosts are asked with. */
export const formerAddresses = {
  '/jobs': '/vacancies',
  '/old/page': '/',
  '/vacancies/former-name': '/frequently-asked-questions',
};

/** The addresses that lead on to another one. */
export const redirects = (site: { project: string; script: string }, rules: HostRules): Expected[] => [
  ...otherSpellings(site, rules),
  ...movedPages(rules),
  ...leftLanguages(rules),
];

function otherSpellings(
  site: { project: string; script: string },
  { otherCache: cache }: HostRules,
): Expected[] {
  const moved: Record<string, string> = {
    '/vacancies/': '/vacancies',
    '/vacancies/?page=2': '/vacancies?page=2',
    '/vacancies//': '/vacancies',
    '//vacancies/': '/vacancies',
    '//host.example/': '/host.example',
    [`${site.project}/`]: site.project,
    '/vacancies.html': '/vacancies',
    '/vacancies.html?page=2': '/vacancies?page=2',
    '//vacancies.html': '/vacancies',
    '/index.html': '/',
    '/index.html?from=mail': '/?from=mail',
    [`${site.project}.html`]: site.project,
    [`${site.script}/`]: site.script,
    '/app-icons/': '/app-icons',
  };
  return Object.entries(moved).map(([path, location]) => ({ path, status: 308, location, cache }));
}

function movedPages({ moved, otherCache: cache }: HostRules): Expected[] {
  const part = { status: 301, cache };
  return moved.flatMap(({ from, to }) => [
    { ...part, path: from, location: to },
    { ...part, path: `${from}?q=a%20b&open=on`, location: `${to}?q=a%20b&open=on` },
    { ...part, path: `${from}?next=%2Fa%3Fb%23c`, location: `${to}?next=%2Fa%3Fb%23c` },
    { ...part, path: from, method: 'HEAD', location: to },
    { path: `${from}/`, status: 308, location: from, cache },
    { path: `${from}-not`, status: 404, cache },
  ]);
}

function leftLanguages({ left, otherCache: cache }: HostRules): Expected[] {
  const part = { status: 302, cache };
  const targets = (code: string, mark: string): Record<string, string> => ({
    [`/${code}`]: `/${mark}`,
    [`/${code}?source=home`]: `/?source=home${mark}`,
    [`/${code}/vacancies`]: `/vacancies${mark}`,
    [`/${code}/vacancies?q=a%20b&open=on`]: `/vacancies?q=a%20b&open=on${mark}`,
    [`/${code}/read?file=%2Ffiles%2Fa%3Fb.pdf`]: `/read?file=%2Ffiles%2Fa%3Fb.pdf${mark}`,
    [`/${code}/search?q=%DA%A9%D8%A7%D8%B1`]: `/search?q=%DA%A9%D8%A7%D8%B1${mark}`,
    [`/${code}/vacancies/%DA%A9%D8%A7%D8%B1`]: `/vacancies/%DA%A9%D8%A7%D8%B1${mark}`,
    [`/${code}/jobs`]: `/jobs${mark}`,
    [`/${code}//host.example`]: `/host.example${mark}`,
  });
  return left.flatMap(({ code, mark }) => [
    ...Object.entries(targets(code, mark)).map(([path, location]) => ({ ...part, path, location })),
    { path: `/${code}/vacancies/`, status: [302, 308], cache },
    // Browsers read a backslash as a slash. Caddy encodes it.
    { path: `/${code}/\\host.example`, status: [302, 400, 404], location: /^(\/%5C.*)?$/ },
    { path: `/${code}rm`, status: 404, cache },
    { path: `/vacancies/${code}`, status: 404, cache },
  ]);
}
