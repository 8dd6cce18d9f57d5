import styled from '@emotion/styled';
import { aboutWords } from '../../words/about';
import { StarPattern } from '../../components/ui/star-pattern';
import { Paragraphs } from '../../components/ui/paragraphs';
import { Typography } from '../../components/ui/typography';
import { leading, palette, up } from '../../theme/tokens';

const Pair = styled('div')({
  display: 'grid',
  gap: 'clamp(16px, 2vw, 24px)',
  [up.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
const Block = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: 12,
  border: `1px solid ${palette.inverse.main}`,
  '& p': {
    fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
    lineHeight: leading(1.5),
    textWrap: 'pretty',
  },
  '& h2': { marginBlockEnd: 16 },
  '& h2::after': {
    content: '""',
    display: 'block',
    width: 40,
    height: 4,
    marginBlockStart: 12,
    borderRadius: 2,
    backgroundColor: palette.secondary.main,
  },
});
const Vision = styled(Block)({
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
});
const Mission = styled(Block)({ backgroundColor: palette.background.paper });

interface Props {
  vision: string | undefined;
  mission: string | undefined;
  /** The languages of the texts, if they are other ones than that of the page. */
  visionLang?: string | undefined;
  missionLang?: string | undefined;
}

/** Vision and mission as two blocks of equal weight. */
export function Statements({ vision, mission, visionLang, missionLang }: Props) {
  return (
    <Pair>
      {vision && (
        <Vision>
          <StarPattern />
          <Typography variant="h2">{aboutWords.vision}</Typography>
          <Paragraphs lang={visionLang}>{vision}</Paragraphs>
        </Vision>
      )}
      {mission && (
        <Mission>
          <Typography variant="h2">{aboutWords.mission}</Typography>
          <Paragraphs lang={missionLang}>{mission}</Paragraphs>
        </Mission>
      )}
    </Pair>
  );
}
