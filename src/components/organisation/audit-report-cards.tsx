import styled from '@emotion/styled';
import { useSortTime } from '../../browser/clock';
import { useList } from '../../data/lists/use-list';
import { auditReports, type AuditReport } from '../../schemas/audit-reports';
import { down, headingSizes, up } from '../../theme/tokens';
import { auditReportTitle } from '../../words/audit-reports';
import { Card, CardBody, CardGrid } from '../ui/card';
import { DocumentActions } from '../document/document-actions';
import { EntryBoundary } from '../ui/entry-boundary';
import { Picture } from '../picture/picture';
import { DataView } from '../list/data-view';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { Typography } from '../ui/typography';
import { isLateYear } from './years';

const ratio = '3 / 4';
const ghosts = ['a', 'b', 'c', 'd'];

/** The cover is beside the text, or with large text above it: no button is narrower than its words. */
const Report = styled(Card)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  gap: 12,
  padding: 12,
  '& [data-button]': { flex: '1 1 auto' },
  '& > :first-of-type': { flex: '0 1 5.5rem', overflow: 'hidden', alignSelf: 'flex-start', borderRadius: 6 },
  '& > :empty': { display: 'none' },
  '& > :last-child': { flex: '1 1 12rem', minWidth: 0, gap: 8, padding: 0 },
  // The menu stays beside both buttons.
  '&&& [data-button]': { minWidth: '4.25rem', paddingInline: 4 },
  '&& [data-compact] > :first-of-type': { gap: 4, flexGrow: 1 },
  [down.sm]: {
    '& > :first-of-type': { flexBasis: '4.5rem' },
    '& [data-start-icon]': { display: 'none' },
  },
}) as typeof Card;

const Intro = styled('p')({ margin: '0 0 16px', maxWidth: '68ch', [up.md]: { marginBlockEnd: 28 } });

interface Props {
  /** Shows the institution's reports instead of the organisation's. */
  isMutahidDfi: boolean;
  /** A heading and a sentence above the reports. */
  title?: string | undefined;
  intro?: string;
  empty: string;
}

/** The audit reports of the institution or the organisation as cards, latest first. */
export function AuditReportCards({ isMutahidDfi, title, intro, empty }: Props) {
  const screen = useList(auditReports);
  const now = useSortTime();
  return (
    <Section>
      {title && (
        <Typography variant="h2" gutterBottom>
          {title}
        </Typography>
      )}
      {intro && <Intro>{intro}</Intro>}
      <DataView of={only(screen, isMutahidDfi)} loading={<Ghosts />} empty={empty}>
        {(reports) => (
          <CardGrid min={350}>
            {reports.map((report, index) => (
              <EntryBoundary key={`${index} ${report.year}`} of={report} as={Report}>
                <Report>
                  <div>
                    <Picture of={report.image} alt="" name={auditReportTitle(report)} ratio={ratio} />
                  </div>
                  <CardBody>
                    <Typography
                      variant="h2"
                      component={title ? 'h3' : 'h2'}
                      style={{ fontSize: headingSizes.h3 }}
                    >
                      {auditReportTitle(report)}
                    </Typography>
                    <DocumentActions
                      file={report.file}
                      title={auditReportTitle(report)}
                      isLate={isLateYear(report.year, now)}
                      isCompact
                    />
                  </CardBody>
                </Report>
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
    <CardGrid min={350}>
      {ghosts.map((ghost) => (
        <Report key={ghost}>
          <div>
            <Skeleton variant="rectangular" style={{ aspectRatio: ratio, height: 'auto' }} />
          </div>
          <CardBody>
            <Skeleton width="80%" height={32} />
            <Skeleton width="60%" height={44} />
          </CardBody>
        </Report>
      ))}
    </CardGrid>
  );
}
