import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The tags of the rules that a page must pass. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loads axe into the page. */
export const withAxe = (page: Page) => page.addScriptTag({ path: axe });

/** The violations that axe reports for these rules or tags, with the elements. */
export const violationsOf = (page: Page, runOnly: string[]) =>
  page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run: (options: { runOnly: string[] }) => Promise<AxeResults> };
    };
    const { violations } = await axe.run({ runOnly: rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}
