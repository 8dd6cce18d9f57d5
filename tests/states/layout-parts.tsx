import { useEffect } from 'react';
import { Button } from '../../src/components/ui/button';
import { Card, CardBody, CardGrid, PairGrid } from '../../src/components/ui/card';
import { Chapter } from '../../src/components/ui/chapter';
import { EntryBoundary } from '../../src/components/ui/entry-boundary';
import { ErrorBoundary } from '../../src/components/ui/error-boundary';
import { Icon } from '../../src/components/ui/icon';
import { showToast } from '../../src/components/toasts/toasts';
import { successNotice } from '../../src/components/form/form-toast';
import { Paragraphs } from '../../src/components/ui/paragraphs';
import { ProgressBar } from '../../src/components/ui/progress-bar';
import { Region } from '../../src/components/ui/region';
import { Measure, Section } from '../../src/components/ui/section';
import { SectionIntro } from '../../src/components/ui/section-intro';
import { Sentence } from '../../src/components/ui/sentence';
import { Skeleton } from '../../src/components/ui/skeleton';
import { Star, StarPattern } from '../../src/components/ui/star-pattern';
import { TitledSection } from '../../src/components/ui/titled-section';
import { Typography } from '../../src/components/ui/typography';
import { VisuallyHidden } from '../../src/components/ui/visually-hidden';
import { Toasts } from '../../src/shell/background/toasts';
import { longText, type Parts } from './parts';

function Broken(): never {
  throw new Error('a specimen that cannot be drawn');
}

/** Toasts that stay: normally they disappear after five seconds. */
function LastingToasts() {
  useEffect(() => {
    const anchorOrigin = { vertical: 'bottom', horizontal: 'center' } as const;
    showToast('A new version is ready.', {
      persist: true,
      anchorOrigin,
      action: <Button color="inherit">Update</Button>,
    });
    showToast('Your message is sent.', { ...successNotice, persist: true, anchorOrigin });
    showToast(longText, { persist: true, anchorOrigin });
  }, []);
  return <Toasts />;
}

/** Components that are read, not pressed. */
export const layoutParts: Parts = {
  'ui/card': {
    rest: (
      <CardGrid min={220}>
        {['A card', longText].map((text) => (
          <Card key={text}>
            <CardBody>{text}</CardBody>
          </Card>
        ))}
      </CardGrid>
    ),
    pair: (
      <PairGrid min={220}>
        {['A card', longText].map((text) => (
          <Card key={text}>
            <CardBody>{text}</CardBody>
          </Card>
        ))}
      </PairGrid>
    ),
  },
  'ui/chapter': {
    rest: (
      <Chapter title="What is stored">
        <p>A paragraph.</p>
        <ul>
          <li>{longText}</li>
        </ul>
      </Chapter>
    ),
  },
  'ui/entry-boundary': {
    failed: (
      <ul>
        <EntryBoundary of="record">
          <Broken />
        </EntryBoundary>
      </ul>
    ),
  },
  'ui/error-boundary': {
    failed: (
      <ErrorBoundary fallback="What stands in its place">
        <Broken />
      </ErrorBoundary>
    ),
  },
  'ui/icon': { rest: <Icon name="calendar" /> },
  'toasts/toast-stack': { rest: <LastingToasts /> },
  'ui/paragraphs': {
    rest: <Paragraphs>{`One paragraph.\n\nAnother one.`}</Paragraphs>,
    'long text': <Paragraphs>{longText}</Paragraphs>,
  },
  'ui/progress-bar': {
    empty: <ProgressBar percent={0} aria-label="Progress" />,
    busy: <ProgressBar percent={undefined} aria-label="Progress" />,
    half: <ProgressBar percent={50} aria-label="Progress" />,
    full: <ProgressBar percent={100} aria-label="Progress" />,
  },
  'ui/region': {
    rest: <Region>A part of a page</Region>,
    failed: (
      <Region>
        <Broken />
      </Region>
    ),
  },
  'ui/section': {
    section: <Section>A section</Section>,
    measure: <Measure>The width of the page</Measure>,
  },
  'ui/section-intro': {
    rest: <SectionIntro title="Our team" text="The people who work here." />,
    split: <SectionIntro isSplit title="Our team" text="The people who work here." />,
    'above a list': (
      <div>
        <SectionIntro title="Our team" text="The people who work here." />
        <p>The team</p>
      </div>
    ),
    'long text': <SectionIntro title={longText} text={longText} />,
  },
  'ui/sentence': {
    rest: <Sentence of={(place) => `Write to ${place}, or call.`}>us</Sentence>,
  },
  'ui/skeleton': {
    text: <Skeleton height={32} />,
    rounded: <Skeleton variant="rounded" width={120} height={44} />,
    rectangular: <Skeleton variant="rectangular" height={80} />,
  },
  'ui/star-pattern': {
    loader: <Star />,
    pattern: (
      <div style={{ position: 'relative', height: 80 }}>
        <StarPattern />
      </div>
    ),
  },
  'ui/titled-section': {
    rest: (
      <TitledSection
        title="Vacancies"
        line="Three are open."
        more={{ to: '/vacancies', label: 'All vacancies' }}
      >
        <p>What is sampled</p>
      </TitledSection>
    ),
    'long text': (
      <TitledSection title={longText} line={longText} more={{ to: '/vacancies', label: longText }}>
        <p>{longText}</p>
      </TitledSection>
    ),
  },
  'ui/typography': {
    rest: (['h1', 'h2', 'h3', 'body1'] as const).map((variant) => (
      <Typography key={variant} variant={variant}>
        {variant}
      </Typography>
    )),
    'gutter below': (['h1', 'h2', 'h3', 'body1'] as const).map((variant) => (
      <Typography key={variant} variant={variant} gutterBottom>
        {variant}
      </Typography>
    )),
    'long text': <Typography variant="h1">{longText}</Typography>,
  },
  'ui/visually-hidden': { rest: <VisuallyHidden>Read aloud, not seen</VisuallyHidden> },
};
