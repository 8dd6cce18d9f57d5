import type { Bench } from './bench';
import { measureSavedGrowth } from './growth-saved';
import { measureVacancyGrowth } from './growth-vacancies';
import type { Measured } from './measured';

/** How the cost grows with long lists and with many saved documents. */
export const measureGrowth = async (bench: Bench): Promise<Measured[]> => [
  ...(await measureVacancyGrowth(bench)),
  ...(await measureSavedGrowth(bench)),
];
