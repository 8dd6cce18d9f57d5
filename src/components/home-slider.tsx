import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { homeWords } from '../words/home';
import { Carousel } from './carousel';
import { StarLattice } from './motif';
import { Measure } from './section';
import { Typography } from './typography';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'clamp(320px, 48vw, 520px)',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.contrastText,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
/** The headline stays readable on every picture. */
const Shade = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  pointerEvents: 'none',
  background: 'linear-gradient(to top, rgb(16 21 31 / 0.82), rgb(16 21 31 / 0.55) 55%, rgb(16 21 31 / 0.05))',
});
/** Fingers reach the picture through it. */
const Words = styled(Measure)({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  paddingBlockStart: 32,
  // Above the controls.
  paddingBlockEnd: 68,
  '& h1': { maxWidth: '20ch' },
  '& h1:focus': { outline: 'none' },
});

const oneByOne = { 0: 1 };

interface Props {
  headline: string;
  /** Addresses of the pictures behind the headline. */
  images: readonly string[];
}

/** The opening of the home page: pictures that take turns behind the headline, the page's only h1. */
export function HomeSlider({ headline, images }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = images.filter((image) => !failed.includes(image));
  return (
    <Stage>
      <StarLattice />
      <Words>
        <Typography variant="h1" tabIndex={-1} data-page-title dir="auto">
          {headline}
        </Typography>
      </Words>
      {shown.length > 0 && (
        <Carousel label={homeWords.pictures} items={oneByOne} interval={6_000} gap={0} dots isStage>
          {shown.map((image) => (
            <img
              key={image}
              src={image}
              alt=""
              width={1600}
              height={800}
              loading={image === shown[0] ? 'eager' : 'lazy'}
              fetchPriority={image === shown[0] ? 'high' : 'auto'}
              onError={() => setFailed((known) => [...known, image])}
            />
          ))}
        </Carousel>
      )}
      <Shade />
    </Stage>
  );
}
