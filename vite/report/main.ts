import { reportOf, textOf } from './report';

/** `npm run content`: prints what is wrong in the folder of the site, and what deserves a look. 1 if a build would fail. */
export async function main(_words: readonly string[] = [], print = console.info): Promise<number> {
  const report = await reportOf(process.cwd(), new Date());
  print(textOf(report));
  return report.errors.length > 0 ? 1 : 0;
}
