import { list } from './base';
import { openingFields, openingOptions } from './notices/openings';

export const volunteers = list('volunteers', openingFields, { rank: 3, ...openingOptions });
