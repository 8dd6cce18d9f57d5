import styled from '@emotion/styled';
import { Suspense, useEffect, lazy } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { Region } from '../components/ui/region';
import { Section } from '../components/ui/section';
import { SiteContext } from '../components/ui/site-context';
import { words, defaultName } from '../words/common';
import { useArrival } from './use-arrival';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';
import { DueLanguageOffer } from './languages/due-language-offer';
import { DueLeftNotice } from './languages/due-left-notice';
import { InstallCard } from './install/install-card';
import { PageRegion } from './page-error';
import { PageName } from './page-name';
import { pageElements, matchPage } from './page-elements';
import { DeferredShell } from './deferred-shell';
import { site } from './site';
import { palette, zIndex } from '../theme/tokens';
import { useSettings } from '../data/lists/use-settings';
import { useScrolledPast } from '../browser/viewport';

const ToTopButton = lazy(() => import('./to-top-button'));

/** The scroll position (px) from which the button is shown. */
const shownFrom = 200;

/** Shows the button to the top of a page that is scrolled. */
export function ScrollToTop() {
  return <Suspense>{useScrolledPast(shownFrom) && <ToTopButton />}</Suspense>;
}

/** Sets the title of the document: the name of the page, then that of the organisation. */
export function DocumentTitle({ page }: { page: string }) {
  const { organisationName = defaultName } = useSettings();
  const title = `${page} · ${organisationName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

const Skip = styled('a')({
  position: 'absolute',
  insetInline: '16px auto',
  insetBlockStart: 8,
  zIndex: zIndex.tooltip,
  maxWidth: 'calc(100% - 32px)',
  boxSizing: 'border-box',
  // Above the page, however tall it is.
  '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
  padding: '12px 16px',
  borderRadius: 8,
  backgroundColor: palette.background.paper,
  color: palette.primary.main,
});
/** While a page loads, the footer stays below the viewport, so that the layout does not shift. */
const Main = styled('main')({ minHeight: '60dvh', '&:has([aria-busy="true"])': { minHeight: '100dvh' } });

/** The page at the current address, below the banner with its name. */
export function PageMain() {
  const { pathname } = useLocation();
  const place = matchPage(pathname);
  const title = place?.title ?? words.notFoundTitle;
  const page = useRoutes(pageElements);
  const { path, isWholeScreen } = place?.route ?? {};
  return (
    <Main id="content" tabIndex={-1}>
      <Region>
        <PageName place={place}>
          {(name = title, lang) => (
            <>
              <DocumentTitle page={name} />
              {path !== '/' && !isWholeScreen && (
                <Banner
                  title={name}
                  lang={lang}
                  kind={name === title ? undefined : title}
                  route={place?.route}
                />
              )}
            </>
          )}
        </PageName>
      </Region>
      <PageRegion key={pathname}>
        <Suspense fallback={<Section aria-busy="true" />}>
          <SiteContext value={site}>{page}</SiteContext>
        </Suspense>
      </PageRegion>
    </Main>
  );
}

/**
 * The layout of all pages: header, banner, page and footer. State that changes during the start belongs to one of its
 * parts: an update of the shell would render the page again, in one task where React has not hydrated it yet.
 */
export function Shell() {
  const route = matchPage(useLocation().pathname)?.route;
  const isWhole = route?.isWholeScreen === true;
  useArrival();

  return (
    <>
      <Skip href="#content">{words.skipToContent}</Skip>
      {!isWhole && (
        <Region>
          <Header />
        </Region>
      )}
      <DeferredShell isWhole={isWhole} isOfRecord={route?.shows?.params !== undefined} />
      <ErrorBoundary fallback={null}>
        <DueLeftNotice />
      </ErrorBoundary>
      <PageMain />
      {!isWhole && (
        <>
          <ErrorBoundary fallback={null}>
            <InstallCard />
          </ErrorBoundary>
          <Region>
            <Footer />
          </Region>
          <ErrorBoundary fallback={null}>
            <ScrollToTop />
            <DueLanguageOffer />
          </ErrorBoundary>
        </>
      )}
    </>
  );
}
