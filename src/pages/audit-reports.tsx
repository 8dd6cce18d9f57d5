import { messages } from 'virtual:messages/audit-reports';
import { AuditReportCards } from '../components/organisation/audit-report-cards';

export default function AuditReports() {
  return <AuditReportCards isMutahidDfi={false} intro={messages.intro} empty={messages.empty} />;
}
