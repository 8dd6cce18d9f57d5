import { useList } from '../../data/lists/use-list';
import { auditReports, type AuditReport } from '../../schemas/audit-reports';
import { words } from '../../words/common';
import { Card, CardBody, CardGrid } from '../ui/card';
import { DocumentActions } from '../document/document-actions';
import { EntryBoundary } from '../ui/entry-boundary';
import { Picture } from '../picture/picture';
import { DataView } from '../list/data-view';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { Typography } from '../ui/typography';

const ratio = '3 / 4';
const ghosts = ['a', 'b', 'c', 'd'];

interface Props {
  /** Shows the institution's reports instead of the organisation's. */
  isMutahidDfi: boolean;
  empty: string;
}

/** The audit reports of the institution or the organisation as cards, latest first. */
export function AuditReportCards({ isMutahidDfi, empty }: Props) {
  const screen = useList(auditReports);
  return (
    <Section>
      <DataView of={only(screen, isMutahidDfi)} loading={<Ghosts />} empty={empty}>
        {(reports) => (
          <CardGrid min={150}>
            {reports.map((report, index) => (
              <EntryBoundary key={`${index} ${report.year}`} of={report} as={Card}>
                <Card>
                  <Picture of={report.image} alt="" name={words.auditReportOf(report.year)} ratio={ratio} />
                  <CardBody>
                    <Typography variant="h2" style={{ fontSize: '1.25rem' }}>
                      {words.auditReportOf(report.year)}
                    </Typography>
                    <DocumentActions file={report.file} title={words.auditReportOf(report.year)} />
                  </CardBody>
                </Card>
              </EntryBoundary>
            ))}
          </CardGrid>
        )}
      </DataView>
    </Section>
  );
}

type Reports = ReturnType<typeof useList<typeof auditReports.fields>>;

function only(screen: Reports, isMutahidDfi: boolean): Reports {
  if (screen.state !== 'ready') return screen;
  const { value, ...shown } = screen;
  const reports = value.filter((report: AuditReport) => Boolean(report.isMutahidDfi) === isMutahidDfi);
  reports.sort((a, b) => b.year.localeCompare(a.year));
  return reports.length > 0 ? { ...shown, value: reports } : { ...shown, state: 'empty' };
}

function Ghosts() {
  return (
    <CardGrid min={150}>
      {ghosts.map((ghost) => (
        <Card key={ghost}>
          <Skeleton variant="rectangular" style={{ aspectRatio: ratio, height: 'auto' }} />
          <CardBody>
            <Skeleton width="80%" height={32} />
            <Skeleton width="60%" height={44} />
          </CardBody>
        </Card>
      ))}
    </CardGrid>
  );
}
