import styled from '@emotion/styled';
import { useState } from 'react';
import type { Stakeholder } from '../../schemas/stakeholders';
import { words } from '../../words/common';
import { homeWords } from '../../words/home';
import { FailsafeImage } from '../picture/failsafe-image';
import { usePicturePermission } from '../picture/use-picture-permission';
import { ShowPictureButton } from '../picture/show-picture-button';
import { palette } from '../../theme/tokens';

/** Logos are designed for a white background: the tile stays light in dark mode. */
const Tile = styled('div')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 12,
  boxSizing: 'border-box',
  height: 200,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: '#FFFFFF',
  color: '#1D2433',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: palette.primary.main },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 140, width: 'auto', height: 'auto' },
  '@media print': { height: 64, padding: 4, '& img': { maxHeight: 48 } },
});

/** Returns a URL without protocol, query and hash: `example.org/kohdara`. */
function siteOf(url: string): string {
  return url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/** The logo of a stakeholder, which links to its website in a new tab. */
export function StakeholderLogo({ of: { image, url } }: { of: Stakeholder }) {
  const [failed, setFailed] = useState<string>();
  const name = url ? siteOf(url) : homeWords.stakeholder;
  const { permission, isSaving, image: element, show } = usePicturePermission(image);
  const hasFailed = failed === image.url;

  if (permission.is === 'pending') return <Tile />;
  if (permission.is === 'on-tap' || (isSaving && hasFailed)) {
    const tryAgain = () => {
      setFailed(undefined);
      show();
    };
    return (
      <Tile>
        {url ? (
          <a href={url} target="_blank" rel="noopener" aria-label={words.openOn(name)}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        <ShowPictureButton of={name} onShow={tryAgain} />
      </Tile>
    );
  }
  // The name replaces a logo that could not be loaded.
  const logo = hasFailed ? (
    <bdi>{name}</bdi>
  ) : (
    <FailsafeImage
      ref={element}
      loading="lazy"
      decoding="async"
      src={image.url}
      alt={url ? words.openOn(name) : name}
      width={image.width}
      height={image.height}
      onFail={() => setFailed(image.url)}
    />
  );
  return url ? (
    <Tile as="a" {...{ href: url, target: '_blank', rel: 'noopener' }}>
      {logo}
    </Tile>
  ) : (
    <Tile>{logo}</Tile>
  );
}
