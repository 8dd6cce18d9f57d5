import type { Bench } from './bench';
import { measureSavedGrowth } from './growth-saved';
import { measureVacancyGrowth } from './growth-vacancies';
import type { Measured } from './measured';

/** How much more a phone must do for a long list, and for many saved documents. */
export const measureGrowth = async (bench: Bench): Promise<Measured[]> => [
  ...(await measureVacancyGrowth(bench)),
  ...(await measureSavedGrowth(bench)),
];
