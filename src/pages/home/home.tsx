import styled from '@emotion/styled';
import { createElement, Fragment, useEffect } from 'react';
import { sections, useAges } from 'virtual:home-sections';
import { HomeSlider } from './home-slider';
import { OldestAge } from '../../components/list/oldest-age';
import { Region } from '../../components/ui/region';
import { Section } from '../../components/ui/section';
import { importRetriably } from '../../browser/import-retriably';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import { keptPrefix, watchPrefix } from '../../data/device/row-keys';
import { readKeys } from '../../data/device/rows';
import { useSettings } from '../../data/lists/use-settings';
import { defaultName } from '../../words/common';
import { homeWords } from '../../words/home';

const Quiet = styled(Section)({ paddingBlock: 0 });

/** Has no state: what a list or the settings change renders the sections that show them, and not the whole page. */
export default function Home() {
  return (
    <>
      <Region>
        <Opening />
      </Region>
      <ErrorBoundary fallback={null}>
        <Mine />
      </ErrorBoundary>
      {/* As children of their own, they need no keys. */}
      {createElement(Fragment, null, ...sections)}
      <Quiet>
        <Region>
          <Age />
        </Region>
      </Quiet>
    </>
  );
}

const loadNews = () => importRetriably(() => import('./kept-news')).then(({ KeptNews }) => KeptNews);

/** What the user keeps and watches; its code comes only where there is something. */
function Mine() {
  const { Component, load } = useLazyComponent(loadNews);
  useEffect(
    function loadForKept() {
      const rows = [readKeys(keptPrefix), readKeys(watchPrefix)];
      void Promise.all(rows).then((keys) => keys.flat().length > 0 && load());
    },
    [load],
  );
  return Component && <Component />;
}

function Opening() {
  const settings = useSettings();
  const { organisationName = defaultName, homeSlogan = homeWords.headline, footerSlogan, slides } = settings;
  return (
    <HomeSlider
      name={organisationName}
      headline={homeSlogan}
      line={footerSlogan}
      languages={settings.languages}
      images={slides}
    />
  );
}

const Age = () => <OldestAge of={useAges()} />;
