import { messages as pageWords } from 'virtual:messages/pages';
import type { AuditReport } from '../schemas/audit-reports';
import { digits, words } from './common';
import { between } from './language';

/** The title of an audit report: `Audit report 2025`, and after its name that of the institution. */
export const auditReportTitle = ({
  year,
  isMutahidDfi,
}: Pick<AuditReport, 'year' | 'isMutahidDfi'>): string =>
  (isMutahidDfi ? pageWords.titles.institution + between : '') + words.auditReportOf(digits(year));
