import styled from '@emotion/styled';
import { Paragraphs } from './paragraphs';
import { Typography } from './typography';
import { palette, up } from '../../theme/tokens';

const Words = styled('div', { shouldForwardProp: (name) => name !== 'isSplit' })<{ isSplit: boolean }>(
  ({ isSplit }) => ({
    display: 'grid',
    gap: 16,
    marginBlockEnd: 32,
    '& p': { fontSize: '1.0625rem', color: palette.text.secondary },
    ...(isSplit && {
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
  /** The text stands beside the heading where there is room: for more than a line of it. */
  isSplit?: boolean;
}

/** How a section opens: its heading, and a few words under it. */
export function SectionIntro({ title, text, isSplit = false }: Props) {
  return (
    <Words isSplit={isSplit}>
      <Typography variant="h2" dir="auto" style={{ maxWidth: '26ch' }}>
        {title}
      </Typography>
      {text && <Paragraphs>{text}</Paragraphs>}
    </Words>
  );
}
