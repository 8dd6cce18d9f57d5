import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImageValue } from '../../schemas/base';
import { StarPattern } from '../ui/star-pattern';
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
});

interface Props {
  of: ImageValue | undefined;
  /** Empty where the text beside the picture says all. */
  alt: string;
  /** Width to height; the space is reserved. */
  ratio: string;
  /** What the picture belongs to, for the button that shows it in data saver; else its alt. */
  name?: string;
  /** It opens the page: fetched at once and before others. */
  isFirst?: boolean;
  /** Data saver leaves the lattice and no button: something else is to be pressed there. */
  isBackdrop?: boolean;
  /** How wide it is shown, where it comes in two sizes. */
  sizes?: string;
}

/**
 * A picture in a fixed frame; where it is missing, the star lattice stands in its place, and in data saver a button that
 * shows it.
 */
export function Picture({ of, alt, ratio, name = alt, isFirst = false, isBackdrop = false, sizes }: Props) {
  const { leave, isSaving, image, show } = usePicturePermission(of, isFirst);
  const attempts = of && leave.is === 'given' ? pictureSources(of, { only: leave.only, sizes }) : [];
  const [failure, setFailure] = useState<{ url: string; times: number }>();
  const failed = failure && failure.url === of?.url ? failure.times : 0;
  const attempt = attempts[failed];
  const canBeAsked = leave.is === 'asked' || (isSaving && attempts.length > 0 && !attempt);

  function tryAgain() {
    setFailure(undefined);
    show();
  }

  return (
    <Frame style={{ aspectRatio: ratio }}>
      <StarPattern />
      {of && attempt && (
        <img
          key={failed}
          ref={image}
          // Before the address: browsers begin to fetch as soon as they have that.
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding={isFirst ? 'sync' : 'async'}
          {...attempt}
          alt={alt}
          width={of.width}
          height={of.height}
          onError={() => setFailure({ url: of.url, times: failed + 1 })}
        />
      )}
      {canBeAsked && !isBackdrop && <ShowPictureButton of={name} onShow={tryAgain} />}
    </Frame>
  );
}
