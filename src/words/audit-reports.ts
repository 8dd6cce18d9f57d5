import { messages as pageWords } from 'virtual:messages/pages';
import type { AuditReport } from '../schemas/audit-reports';
import { digits, words } from './common';

/** The title of an audit report: `Audit report 2025`, and with its name before it that of the institution. */
export const auditReportTitle = ({
  year,
  isMutahidDfi,
}: Pick<AuditReport, 'year' | 'isMutahidDfi'>): string =>
  isMutahidDfi
    ? words.auditReportOfNamed({ name: pageWords.titles.institution, year: digits(year) })
    : words.auditReportOf(digits(year));
