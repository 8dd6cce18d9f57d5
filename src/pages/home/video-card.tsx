import styled from '@emotion/styled';
import { useRef } from 'react';
import { useOutsideFrame } from '../../data/api/outside-frame';
import { useNetworkMessage } from '../../data/api/network-state';
import { useSettings } from '../../data/lists/use-settings';
import { homeWords } from '../../words/home';
import { Icon } from '../../components/ui/icon';
import { Picture } from '../../components/picture/picture';
import { Typography } from '../../components/ui/typography';
import { palette, up } from '../../theme/tokens';

/** The address of the embedded player; its host must be listed in SITE_FILM_HOSTS. */
const sample = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const address = import.meta.env.SITE_FILM || sample;

const Columns = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  [up.md]: { gridTemplateColumns: '2fr 3fr' },
  '@media print': { display: 'none' },
  '& p': { margin: '12px 0 0', maxWidth: '52ch' },
  '& p a': { display: 'inline-block', paddingBlock: 10, color: palette.primary.main },
});
const Small = styled('p')({
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
const Stage = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  aspectRatio: '16 / 9',
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
});
const Play = styled('button')({
  '--focus': palette.inverse.accent,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  border: 0,
  borderRadius: 12,
  outlineOffset: -6,
  background: 'rgb(16 21 31 / 0.35)',
  cursor: 'pointer',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 80,
    height: 80,
    borderRadius: 40,
    fontSize: 28,
    backgroundColor: palette.inverse.accent,
    color: '#10151F',
  },
});

/** Beside the text it takes three fifths of the page. */
const sizes = '(min-width: 900px) 660px, 92vw';

/** A third-party video: a still card first, so that nothing is requested from that site before a tap. */
export function VideoCard() {
  const { slides } = useSettings();
  const [state, show] = useOutsideFrame();
  const message = useRef<HTMLParagraphElement>(null);
  useNetworkMessage(state === 'offline' ? 'unreachable' : undefined, message);
  const still = slides[1] ?? slides[0];
  return (
    <Columns>
      <div>
        <Typography variant="h2">{homeWords.videoTitle}</Typography>
        <p>{homeWords.videoLine}</p>
        {address === sample && <Small>{homeWords.videoSample}</Small>}
        <p role="status" ref={message}>
          {state === 'offline' && homeWords.videoOffline}
        </p>
        <p>
          <a href={address} target="_blank" rel="noopener">
            {homeWords.watchOn(new URL(address).host)}
          </a>
        </p>
      </div>
      <Stage>
        {state === 'shown' ? (
          <iframe
            src={address}
            title={homeWords.videoFrame}
            allow="fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture of={still} alt="" ratio="16 / 9" sizes={sizes} isBackdrop />
            <Play type="button" aria-label={homeWords.playVideo} onClick={show}>
              <span>
                <Icon name="play" />
              </span>
            </Play>
          </>
        )}
      </Stage>
    </Columns>
  );
}
