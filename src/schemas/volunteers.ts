import { list } from './base';
import { openingOptions, vacancies } from './vacancies';

/** A volunteer opening has the fields of a vacancy. */
export const volunteers = list('volunteers', vacancies.fields, { rank: 3, ...openingOptions });
