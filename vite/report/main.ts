import { reportOf, textOf } from './report';

const usage = `npm run content [-- --against [https://example.org]]

--against compares the deadlines and documents of notices with those of the published site: at this address, or at
that of site.yaml.`;

/** `npm run content`: prints what is wrong in the folder of the site, and what deserves a look. 1 if a build would fail. */
export async function main(words: readonly string[] = [], print = console.info): Promise<number> {
  const [option, address = '', ...others] = words;
  const isHttp = /^https?:\/\/[^/]+\/*$/.test(address);
  if (option !== undefined && (option !== '--against' || others.length > 0 || (address && !isHttp))) {
    print(usage);
    return 2;
  }
  const report = await reportOf(process.cwd(), new Date(), option && address.replace(/\/+$/, ''));
  print(textOf(report));
  return report.errors.length > 0 ? 1 : 0;
}
