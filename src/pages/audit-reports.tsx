import { AuditReportCards } from '../components/organisation/audit-report-cards';

export default function AuditReports() {
  return <AuditReportCards isMutahidDfi={false} empty="No audit reports have been published yet." />;
}
