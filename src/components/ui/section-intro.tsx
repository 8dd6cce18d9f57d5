import styled from '@emotion/styled';
import { Paragraphs } from './paragraphs';
import { langAttributes } from './lang-attributes';
import { Typography } from './typography';
import { palette, up } from '../../theme/tokens';

const Words = styled('div', { shouldForwardProp: (name) => name !== 'isSplit' })<{ isSplit: boolean }>(
  ({ isSplit }) => ({
    display: 'grid',
    gap: 16,
    marginBlockEnd: 32,
    '&:last-child': { marginBlockEnd: 0 },
    '& p': { fontSize: '1.0625rem', color: palette.text.secondary },
    ...(isSplit && {
      // The main statement of its page.
      '& p': { fontSize: '1.0625rem' },
      [up.md]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        gap: 48,
        marginBlockEnd: 48,
      },
    }),
  }),
);

interface Props {
  title: string;
  text: string | undefined;
  /** The languages of title and text, if they are other ones than that of the page. */
  titleLang?: string | undefined;
  textLang?: string | undefined;
  /** Places the text beside the heading on wide screens; for texts longer than one line. */
  isSplit?: boolean;
}

/** The heading of a section with an introductory text. */
export function SectionIntro({ title, text, titleLang, textLang, isSplit = false }: Props) {
  return (
    <Words isSplit={isSplit}>
      <Typography variant="h2" {...langAttributes(titleLang)} style={{ maxWidth: '26ch' }}>
        {title}
      </Typography>
      {text && <Paragraphs lang={textLang}>{text}</Paragraphs>}
    </Words>
  );
}
