import { file, flag, identity, image, list, optional, text, type RecordOf } from './base';

export const auditReports = list(
  'audit-reports',
  {
    year: identity(text('year')),
    image: optional(image('image')),
    file: file('file'),
    isMutahidDfi: flag('is_mutahid_dfi'),
  },
  { rank: 7 },
);

export type AuditReport = RecordOf<typeof auditReports>;
