import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImageValue } from '../../schemas/base';
import { hasPattern, StarPattern } from '../ui/star-pattern';
import { FailsafeImage } from './failsafe-image';
import { pictureSources } from './picture-sources';
import { usePicturePermission } from './use-picture-permission';
import { ShowPictureButton } from './show-picture-button';
import { palette } from '../../theme/tokens';

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: palette.divider,
  color: palette.primary.main,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  // Paper and ink are for text; the picture of an article is part of it.
  '@media print': { '&:not([data-first])': { display: 'none' }, maxWidth: '9cm' },
});

/** No card is wider. */
const ofCard = '(min-width: 600px) 380px, 92vw';

interface Props {
  of: ImageValue | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** The aspect ratio of the reserved space. */
  ratio: string;
  /** The subject, for the button that loads the picture in data saver mode; `alt` by default. */
  name?: string;
  /** The first picture of the page: loaded eagerly with high priority. */
  isFirst?: boolean;
  /** Renders no button in data saver mode: the picture is behind other controls. */
  isBackdrop?: boolean;
  /** The `sizes` attribute of a picture with two sizes; that of a card by default. */
  sizes?: string;
}

/**
 * A picture with a fixed aspect ratio. The star lattice replaces a missing picture, and nothing on a site without the
 * lattice; data saver mode adds a button that loads it.
 */
export function Picture({
  of,
  alt,
  ratio,
  name = alt,
  isFirst = false,
  isBackdrop = false,
  sizes = ofCard,
}: Props) {
  const { permission, isSaving, image, show } = usePicturePermission(of, isFirst);
  const attempts =
    of && permission.is === 'allowed' ? pictureSources(of, { only: permission.only, sizes }) : [];
  const [failure, setFailure] = useState<{ url: string; times: number }>();
  const failed = failure && failure.url === of?.url ? failure.times : 0;
  const attempt = attempts[failed];
  const canBeAsked = permission.is === 'on-tap' || (isSaving && attempts.length > 0 && !attempt);

  if (!of && !hasPattern && !isBackdrop) return null;

  function tryAgain() {
    setFailure(undefined);
    show();
  }

  return (
    <Frame style={{ aspectRatio: ratio, backgroundColor: of?.colour }} data-first={isFirst || undefined}>
      <StarPattern />
      {of && attempt && (
        <FailsafeImage
          key={failed}
          ref={image}
          // Set before `src`: browsers start loading as soon as `src` is set.
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? 'sync' : 'async'}
          {...attempt}
          alt={alt}
          width={of.width}
          height={of.height}
          onFail={() => setFailure({ url: of.url, times: failed + 1 })}
        />
      )}
      {canBeAsked && !isBackdrop && <ShowPictureButton of={name} onShow={tryAgain} />}
    </Frame>
  );
}
