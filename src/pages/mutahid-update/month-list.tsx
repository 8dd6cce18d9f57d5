import styled from '@emotion/styled';
import type { MonthUpdate } from '../../data/lists/mutahid-updates';
import { aboutWords } from '../../words/about';
import { CardGrid } from '../../components/ui/card';
import { DocumentActions } from '../../components/document/document-actions';
import { Typography } from '../../components/ui/typography';
import { palette } from '../../theme/tokens';

const Row = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: '0 16px',
  minHeight: 64,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& h3': { paddingBlock: 10 },
  '& > span': { paddingBlock: 12 },
});

/** The months of one year, each with its document or a note that there is none yet. */
export function MonthList({ updates }: { updates: readonly MonthUpdate[] }) {
  return (
    <CardGrid min={300}>
      {updates.map(({ year, month, file }) => (
        <Row key={`${year}-${month}`}>
          <Typography variant="h3">{aboutWords.month(month)}</Typography>
          <DocumentActions file={file} title={aboutWords.updateOf(month, year)} />
        </Row>
      ))}
    </CardGrid>
  );
}
