import styled from '@emotion/styled';
import { messages as words } from 'virtual:messages/accountability';
import { messages as auditWords } from 'virtual:messages/audit-reports';
import { useSortTime } from '../../browser/clock';
import { DataView } from '../../components/list/data-view';
import { DocumentActions } from '../../components/document/document-actions';
import { publicationAttributes } from '../../components/text/publication-attributes';
import { isLateYear } from '../../components/organisation/years';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { Icon } from '../../components/ui/icon';
import { Typography } from '../../components/ui/typography';
import { annualReports, type Publication } from '../../data/lists/publications';
import { useList, type ListState } from '../../data/lists/use-list';
import { auditReports, type AuditReport } from '../../schemas/audit-reports';
import { down, palette, up } from '../../theme/tokens';
import { auditReportTitle } from '../../words/audit-reports';
import { digits } from '../../words/common';

const Year = styled('section')({
  paddingBlock: 16,
  borderBlockStart: `1px solid ${palette.divider}`,
  [up.md]: {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: 24,
    '--facts': '4.25rem',
    // The actions of all reports begin at one line.
    '& li > :last-child': { width: '22.5rem' },
    '& ul': { maxWidth: '54rem' },
  },
  '& ul': { display: 'grid', gap: 20, margin: 0, padding: 0, listStyle: 'none', [up.md]: { gap: 12 } },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
  },
  '& li > :last-child': { flex: '0 0 auto', maxWidth: '100%' },
  // The menus of all reports stand below each other.
  [down.md]: { '& li > [data-compact]': { flexBasis: '100%' } },
  // In the line of its first report, which is as high as a button.
  '& > h3': { marginBlockEnd: 12, [up.md]: { marginBlock: '10px 0' } },
});
/** “Not published” fits beside a name on a phone, the actions below it. */
const Name = styled('span')({ flex: '1 1 auto', fontWeight: 600, [up.md]: { flexBasis: '16rem' } });
const Earlier = styled('details')({
  borderBlockStart: `1px solid ${palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    cursor: 'pointer',
    fontWeight: 600,
    color: palette.primary.main,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary svg': { transform: 'scaleY(-1)' },
});

/** So many years stand open: a reader looks for the latest first, and the complaints come after them. */
const openYears = 3;

interface ReportsOfYear {
  year: string;
  annual: readonly Publication[];
  audits: readonly AuditReport[];
}

/** The reports of each year, the latest year first: annual reports, then audits. */
export function byYear(annual: readonly Publication[], audits: readonly AuditReport[]): ReportsOfYear[] {
  const years = new Set([...annual.map(({ year }) => String(year)), ...audits.map(({ year }) => year)]);
  return [...years]
    .sort((a, b) => b.localeCompare(a))
    .map((year) => ({
      year,
      annual: annual.filter((report) => String(report.year) === year),
      audits: audits.filter((report) => report.year === year),
    }));
}

/** Without an audit, the annual reports are there still. */
function withAnnualReports(screen: ListState<AuditReport[]>): ListState<AuditReport[]> {
  if (screen.state !== 'empty' || annualReports.length === 0) return screen;
  return { ...screen, state: 'ready', value: [] };
}

/** Whether there are reports, as far as is known. */
export const useHasReports = () => withAnnualReports(useList(auditReports)).state !== 'empty';

/** The annual and audit reports, by year, each with its actions; those of earlier years unfold. */
export function ReportsByYear() {
  const screen = useList(auditReports);
  return (
    <DataView of={withAnnualReports(screen)} loading={null} empty={auditWords.empty}>
      {(audits) => {
        const years = byYear(annualReports, audits);
        const earlier = years.slice(openYears);
        return (
          <>
            <Years years={years.slice(0, openYears)} />
            {earlier.length > 0 && (
              <Earlier>
                <summary>
                  <span>{words.earlierReports}</span>
                  <Icon name="down" />
                </summary>
                <Years years={earlier} />
              </Earlier>
            )}
          </>
        );
      }}
    </DataView>
  );
}

function Years({ years }: { years: readonly ReportsOfYear[] }) {
  const now = useSortTime();
  return years.map((reports) => (
    <Year key={reports.year}>
      <Typography variant="h3">{digits(reports.year)}</Typography>
      <ul>
        {reports.annual.map(({ title, year, file }) => (
          <li key={title}>
            <Name>
              <bdi {...publicationAttributes(title)}>{title}</bdi>
            </Name>
            <DocumentActions file={file} title={title} isLate={isLateYear(year, now)} isCompact />
          </li>
        ))}
        {reports.audits.map((report, index) => (
          <EntryBoundary key={report.id ?? index} of={report}>
            <li>
              <Name>{auditReportTitle(report)}</Name>
              <DocumentActions
                file={report.file}
                title={auditReportTitle(report)}
                isLate={isLateYear(report.year, now)}
                isCompact
              />
            </li>
          </EntryBoundary>
        ))}
      </ul>
    </Year>
  ));
}
