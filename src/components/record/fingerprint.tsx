import styled from '@emotion/styled';
import { noticeWords } from '../../words/notices';
import { palette } from '../../theme/tokens';

/** Groups in equal columns, so that two of them are compared line by line. */
const Groups = styled('code')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: '2px 1.5ch',
  fontSize: '0.875rem',
  '@media (min-width: 30rem)': { gridTemplateColumns: 'repeat(4, max-content)' },
});
const Details = styled('details')({
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& > summary': { display: 'flex', alignItems: 'center', minHeight: 44, cursor: 'pointer' },
  '& > summary::before': { content: '"▸"', marginInlineEnd: 8 },
  '[dir="rtl"] & > summary::before': { content: '"◂"' },
  '&[open] > summary::before': { content: '"▾"' },
  '@media print': { display: 'none' },
});

/** A SHA-256 in eight groups of eight digits. */
export const Fingerprint = ({ sha256 }: { sha256: string }) => (
  <Groups dir="ltr">
    {(sha256.toLowerCase().match(/.{1,8}/g) ?? []).map((group, at) => (
      <span key={at}>{group}</span>
    ))}
  </Groups>
);

/** The fingerprint of a document, which unfolds. */
export const FingerprintDetails = ({ sha256 }: { sha256: string }) => (
  <Details>
    <summary>{noticeWords.fingerprint}</summary>
    <Fingerprint sha256={sha256} />
  </Details>
);
