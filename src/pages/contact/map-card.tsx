import styled from '@emotion/styled';
import { useRef } from 'react';
import { useOutsideFrame } from '../../data/api/outside-frame';
import { useNetworkMessage } from '../../data/api/network-state';
import { words } from '../../words/common';
import { messages as contactWords } from 'virtual:messages/contact';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { mapFrame, mapPage, type MapPlace } from './map-place';
import { StarPattern } from '../../components/ui/star-pattern';
import { palette, up } from '../../theme/tokens';

const Card = styled('div')({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  // At least 16:9; unlike `aspect-ratio`, this lets the card grow with its text.
  '& > *, &::before': { gridArea: '1 / 1' },
  '&::before': { content: '""', paddingBlockEnd: '56.25%' },
  width: '100%',
  boxSizing: 'border-box',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  [up.md]: { '&::before': { paddingBlockEnd: '40%' } },
});
const Still = styled('div')({
  minWidth: 0,
  minHeight: 160,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 16,
  textAlign: 'center',
  color: palette.primary.main,
  '& > svg:nth-of-type(2)': { width: 40, height: 40 },
});
const Small = styled('p')({
  position: 'relative',
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
const Frame = styled('iframe')({ width: '100%', height: '100%', minHeight: 280, border: 0 });
const Outside = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: palette.primary.main,
});

/** An illustrated card in the place of the map, which is third-party and loads only on request. */
export function MapCard({ place }: { place: MapPlace }) {
  const [state, show] = useOutsideFrame();
  const message = useRef<HTMLParagraphElement>(null);
  useNetworkMessage(state === 'offline' ? 'unreachable' : undefined, message);
  const { hostname } = new URL(place.host);

  return (
    <div>
      <Card>
        {state === 'shown' ? (
          <Frame
            src={mapFrame(place)}
            title={contactWords.mapTitle}
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <Still>
            <StarPattern />
            <Icon name="place" />
            <Button variant="outlined" onClick={show}>
              {contactWords.showMap}
            </Button>
            <Small role="status" ref={message}>
              {state === 'offline' ? contactWords.mapOffline : contactWords.mapSource(hostname)}
            </Small>
          </Still>
        )}
      </Card>
      <Outside
        href={mapPage(place)}
        target="_blank"
        rel="noopener"
        aria-label={words.openOn(contactWords.openMap)}
      >
        {contactWords.openMap}
      </Outside>
    </div>
  );
}
