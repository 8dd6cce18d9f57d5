import { list, type RecordOf } from './base';
import { vacancies } from './vacancies';

/** A volunteer opening has the fields of a vacancy. */
export const volunteers = list('volunteers', vacancies.fields, { rank: 3, deadline: 'closeDate' });

export type VolunteerOpening = RecordOf<typeof volunteers>;
