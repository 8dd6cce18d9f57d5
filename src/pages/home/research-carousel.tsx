import styled from '@emotion/styled';
import { useList } from '../../data/lists/use-list';
import { researchs, type Research } from '../../schemas/researchs';
import { homeWords } from '../../words/home';
import { Carousel } from '../../components/carousel/carousel';
import { Card, CardBody } from '../../components/ui/card';
import { DocumentActions } from '../../components/document/document-actions';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { DataView } from '../../components/list/data-view';
import { Typography } from '../../components/ui/typography';
import { palette } from '../../theme/tokens';
import { textAttributes } from '../../components/ui/lang-attributes';

/** The document's link covers the whole card; other actions are stacked above it. */
const Paper = styled(Card)({
  position: 'relative',
  boxSizing: 'border-box',
  height: '100%',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: palette.primary.main },
  '& a': { position: 'static' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
  '& button': { zIndex: 1 },
}) as typeof Card;
const Body = styled(CardBody)({ flex: 1, padding: 24, '& > :last-child': { marginBlockStart: 'auto' } });
const Subtitle = styled('p')({ margin: 0, color: palette.text.secondary });
const Room = styled('div')({ minHeight: 240 });

const itemsPerWidth = { 0: 1, 768: 2, 1200: 3 };

/** A carousel of research papers: each has a title with its PDF, and a subtitle. */
export function ResearchCarousel({ withAge = true }: { withAge?: boolean }) {
  const screen = useList(researchs);
  return (
    <DataView of={screen} loading={<Room />} empty={homeWords.noResearch} withAge={withAge}>
      {(all) => (
        <Carousel label={homeWords.researchTitle} items={itemsPerWidth} interval={10_000} dots>
          {all.map((research) => (
            <EntryBoundary key={research.id ?? research.title} of={research} as="div">
              <ResearchPaper of={research} />
            </EntryBoundary>
          ))}
        </Carousel>
      )}
    </DataView>
  );
}

const ResearchPaper = ({ of: research }: { of: Research }) => (
  <Paper as="div">
    <Body>
      <Typography variant="h3" {...textAttributes(research, 'title')}>
        {research.title}
      </Typography>
      {research.subtitle && (
        <Subtitle {...textAttributes(research, 'subtitle')}>{research.subtitle}</Subtitle>
      )}
      <DocumentActions file={research.pdf} title={research.title} />
    </Body>
  </Paper>
);
