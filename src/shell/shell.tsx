import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { Region } from '../components/ui/region';
import { Section } from '../components/ui/section';
import { SiteContext } from '../components/ui/site-context';
import { useReadiness, type Readiness } from '../data/lists/prefetch/offline-readiness';
import { useSettings } from '../data/lists/use-settings';
import { defaultName, words } from '../words/common';
import { DocumentTitle, useArrival } from './use-arrival';
import { Banner } from './banner';
import { Footer } from './footer';
import { Header } from './header';
import { useIsOfferDue } from './languages/use-is-offer-due';
import { InstallCard } from './install/install-card';
import { PageRegion } from './page-error';
import { PageName } from './page-name';
import { pageElements, matchPage } from './page-elements';
import { ScrollToTop } from './scroll-to-top';
import { site } from './site';
import { palette, zIndex } from '../theme/tokens';

const PrintHead = lazy(() => import('./print-head'));
const OfflineReadyNotice = lazy(() => import('./offline-ready-notice'));
const LanguageOffer = lazy(() => import('./languages/language-offer'));

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

/**
 * From here on the files of the app are stored, and loading one costs nothing. A browser without a worker has to pay.
 */
const isPrepared: ReadonlySet<Readiness> = new Set([
  'metered',
  'ready',
  'waiting',
  'incomplete',
  'no-worker',
]);

/** The layout of all pages: header, banner, page and footer. */
export function Shell() {
  const { pathname } = useLocation();
  const { organisationName = defaultName } = useSettings();
  const place = matchPage(pathname);
  const title = place?.title ?? words.notFoundTitle;
  const page = useRoutes(pageElements);
  useArrival();
  const readiness = useReadiness();
  const isOfferDue = useIsOfferDue();
  const isWhole = place?.route.isWholeScreen === true;

  return (
    <>
      <Skip href="#content">{words.skipToContent}</Skip>
      {!isWhole && (
        <Region>
          <Header />
        </Region>
      )}
      <ErrorBoundary fallback={null}>
        <Suspense>{isPrepared.has(readiness) && <PrintHead />}</Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Suspense>{readiness === 'ready' && <OfflineReadyNotice isHidden={isWhole} />}</Suspense>
      </ErrorBoundary>
      <Main id="content" tabIndex={-1}>
        <Region>
          <PageName place={place}>
            {(name = title, lang) => (
              <>
                <DocumentTitle>{`${name} · ${organisationName}`}</DocumentTitle>
                {place?.route.path !== '/' && !isWhole && (
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
            <Suspense>{isOfferDue && <LanguageOffer />}</Suspense>
          </ErrorBoundary>
        </>
      )}
    </>
  );
}
