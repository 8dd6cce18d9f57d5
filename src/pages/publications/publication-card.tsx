import styled from '@emotion/styled';
import type { Publication } from '../../data/lists/publications';
import { useSortTime } from '../../browser/clock';
import { isLateYear } from '../../components/organisation/years';
import { DocumentActions } from '../../components/document/document-actions';
import { publicationAttributes } from '../../components/text/publication-attributes';
import { Picture } from '../../components/picture/picture';
import { Typography } from '../../components/ui/typography';
import { down, palette } from '../../theme/tokens';

const Sheet = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  // What cannot be read steps back.
  '&[data-missing]': { height: 'auto' },
  '&[data-missing] img': { opacity: 0.55, filter: 'grayscale(0.6)' },
  '&[data-missing] > :last-child': { justifyContent: 'flex-start' },
});
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flexGrow: 1,
  gap: 12,
  padding: 12,
  // One button is as wide as the cover, the menu stands beside the second.
  '& [data-button]': { flex: '1 0 100%' },
  '& [data-button] + [data-button]': { flex: '1 1 0', justifyContent: 'flex-start' },
  [down.sm]: {
    // Two cards side by side leave little room for a button on the smallest phones.
    '&&& [data-button]': { minWidth: 0, paddingInline: 8, whiteSpace: 'normal', textAlign: 'center' },
    '& [data-start-icon]': { display: 'none' },
    '& h3': { fontSize: '1rem' },
  },
});

/** A publication: its cover, its title, and its document or a note that there is none yet. */
export function PublicationCard({ of: { title, year, image, file } }: { of: Publication }) {
  const now = useSortTime();
  return (
    <Sheet {...(!file && { 'data-missing': '' })}>
      <Picture of={image} alt="" name={title} ratio="3 / 4" />
      <Words>
        <Typography variant="h3" {...publicationAttributes(title)}>
          {title}
        </Typography>
        <DocumentActions file={file} title={title} isLate={isLateYear(year, now)} isCompact />
      </Words>
    </Sheet>
  );
}
