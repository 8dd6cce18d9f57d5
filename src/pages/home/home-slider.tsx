import styled from '@emotion/styled';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsMetered } from '../../data/device/data-saver';
import type { Settings, Slide } from '../../data/lists/use-settings';
import { homeWords } from '../../words/home';
import { Carousel } from '../../components/carousel/carousel';
import { HomeSlide, useNextSlide } from './home-slide';
import { useReducedMotion } from '../../browser/media-queries';
import { StarPattern } from '../../components/ui/star-pattern';
import { usePicturePermission } from '../../components/picture/use-picture-permission';
import { Measure } from '../../components/ui/section';
import { ShowPictureButton } from '../../components/picture/show-picture-button';
import { Typography } from '../../components/ui/typography';
import { langAttributes } from '../../components/ui/lang-attributes';
import { palette, up } from '../../theme/tokens';

const Stage = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 'clamp(320px, 48vw, 520px)',
  overflow: 'hidden',
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '@media print': {
    minHeight: 0,
    color: 'inherit',
    backgroundColor: 'transparent',
    '& > :not(:has(h1))': { display: 'none' },
  },
});
const beside = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, rgb(16 21 31 / 0.85), rgb(16 21 31 / 0.7) 45%, rgb(16 21 31 / 0.1) 80%)`;
const below = 'linear-gradient(to top, rgb(16 21 31 / 0.6), rgb(16 21 31 / 0) 40%)';
/** Keeps the headline readable on every image. */
const Shade = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  pointerEvents: 'none',
  background: 'linear-gradient(to top, rgb(16 21 31 / 0.85), rgb(16 21 31 / 0.6) 60%, rgb(16 21 31 / 0.1))',
  // On wide screens the words stand at one side, and the picture keeps its colours at the other.
  [up.md]: {
    background: `${below}, ${beside('right')}`,
    '[dir="rtl"] &': { background: `${below}, ${beside('left')}` },
  },
});
/** Pointer events pass through to the slide. */
const Words = styled(Measure)({
  position: 'relative',
  zIndex: 2,
  pointerEvents: 'none',
  textShadow: '0 1px 8px rgb(16 21 31 / 0.8)',
  paddingBlockStart: 32,
  // Leaves room for the controls.
  paddingBlockEnd: 68,
  '@media print': { paddingBlock: 0, textShadow: 'none' },
  // The images keep their colours, and the text gets the system's: it needs a ground.
  '@media (forced-colors: active)': { '& > *': { backgroundColor: 'Canvas', width: 'fit-content' } },
  '& h1': { maxWidth: '20ch' },
  '& p': { margin: 0, maxWidth: '40ch', fontSize: 'clamp(1rem, 0.9rem + 0.5vw, 1.25rem)', lineHeight: 1.5 },
  '& h1 + p': { marginBlockStart: 8 },
  '& p:first-of-type': { fontWeight: 600 },
  '& h1:focus': { outline: 'none' },
});
/** Between the words of the page and the controls. */
const Caption = styled(Measure)({
  '--focus': palette.inverse.accent,
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 60,
  '& > *': { display: 'inline-block', paddingBlock: 9, color: palette.inverse.contrastText },
  '@media (forced-colors: active)': { '& > *': { backgroundColor: 'Canvas' } },
});
/** Takes the place of the controls, which are not rendered then. */
const Offer = styled(Measure)({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockEnd: 12,
});

const oneByOne = { 0: 1 };
/** How long (ms) each image is shown. */
const interval = 6_000;

interface Props {
  /** The name of the organisation. */
  name: string;
  headline: string;
  /** A sentence that says what the organisation does. */
  line?: string | undefined;
  /** The languages of these settings, where they are other ones than that of the page. */
  languages?: Settings['languages'];
  /** The images behind the headline. */
  images: readonly Slide[];
}

/** The opening of the home page: a slider behind the headline, the page's only h1. */
export function HomeSlider({ name, headline, line, languages, images }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = images.filter(({ url }) => !failed.includes(url));
  const [first] = shown;
  const { permission, image, show } = usePicturePermission(first, true);
  const isStill = [useIsMetered(), useReducedMotion()].some(Boolean);
  const { wanted, onIndex, wantNext } = useNextSlide(interval, isStill, shown.length);
  const reach = permission.is === 'allowed' ? wantNext : undefined;
  return (
    <Stage onPointerDown={reach} onKeyDown={reach}>
      <StarPattern />
      <Words style={shown.some(({ text }) => text) ? { paddingBlockEnd: 116 } : undefined}>
        <p>
          <bdi {...langAttributes(languages?.organisationName)}>{name}</bdi>
        </p>
        <Typography variant="h1" tabIndex={-1} data-page-title {...langAttributes(languages?.homeSlogan)}>
          {headline}
        </Typography>
        {line && (
          <p>
            <bdi {...langAttributes(languages?.footerSlogan)}>{line}</bdi>
          </p>
        )}
      </Words>
      {first && permission.is === 'allowed' && (
        <Carousel
          label={homeWords.pictures}
          items={oneByOne}
          interval={interval}
          gap={0}
          dots
          isStage
          onIndex={onIndex}
        >
          {shown.map((slide, place) => (
            <Fragment key={images.indexOf(slide)}>
              {/* Browsers fetch lazy images in a row long before they are visible. */}
              {wanted.includes(place) && (
                <HomeSlide
                  of={slide}
                  only={slide === first ? permission.only : undefined}
                  element={slide === first ? image : undefined}
                  isFirst={slide === first}
                  onFail={() => setFailed((known) => [...known, slide.url])}
                />
              )}
              <Shade />
              <SlideCaption of={slide} />
            </Fragment>
          ))}
        </Carousel>
      )}
      {permission.is !== 'allowed' && <Shade />}
      {permission.is === 'on-tap' && (
        <Offer>
          <ShowPictureButton of={homeWords.pictures} onShow={show} />
        </Offer>
      )}
    </Stage>
  );
}

/** What is said of a slide, which leads to its page if it has one. */
function SlideCaption({ of: { text, lang, link } }: { of: Slide }) {
  const said = <bdi {...langAttributes(lang)}>{text}</bdi>;
  return text && <Caption>{link ? <Link to={link}>{said}</Link> : said}</Caption>;
}
