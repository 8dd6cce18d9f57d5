import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ImageValue } from '../schemas/base';
import { StarLattice } from './motif';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  color: theme.vars.palette.primary.main,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
}));

interface Props {
  of: ImageValue | undefined;
  /** Empty where the text beside the picture says all. */
  alt: string;
  /** Width to height; the space is reserved. */
  ratio: string;
}

/** A picture in a fixed frame; where it is missing, the star lattice stands in its place. */
export function Picture({ of, alt, ratio }: Props) {
  const [failure, setFailure] = useState<{ url: string; inFull: boolean }>();
  const failed = failure?.url === of?.url ? failure : undefined;
  // Of another origin: with its leave (CORS) the picture can be kept for later, without it only shown.
  const isForeign = /^https?:/i.test(of?.url ?? '');
  const asksLeave = isForeign && !failed;
  return (
    <Frame style={{ aspectRatio: ratio }}>
      <StarLattice />
      {of && !failed?.inFull && (
        <img
          key={String(asksLeave)}
          src={of.url}
          crossOrigin={asksLeave ? 'anonymous' : undefined}
          alt={alt}
          width={of.width}
          height={of.height}
          loading="lazy"
          decoding="async"
          onError={() => setFailure({ url: of.url, inFull: !asksLeave })}
        />
      )}
    </Frame>
  );
}
