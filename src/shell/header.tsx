import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '../addresses';
import { Button } from '../components/ui/button';
import { Icon } from '../components/ui/icon';
import { IconButton } from '../components/ui/icon-button';
import { useLazyComponent } from '../components/ui/lazy/use-lazy-component';
import { FailsafeImage } from '../components/picture/failsafe-image';
import { Region } from '../components/ui/region';
import { Measure } from '../components/ui/section';
import { useSettings } from '../data/lists/use-settings';
import { importRetriably } from '../browser/import-retriably';
import { defaultName, words } from '../words/common';
import { BottomBar } from './bottom-bar';
import { ContactStrip } from './contact-strip';
import { useInstallAction } from './install/install-action';
import { MainMenu } from './menu/main-menu';
import { useScrolledPast } from '../browser/viewport';
import { whenIdle } from '../browser/when-idle';
import { allPagesId, site } from './site';
import { leading, palette, up, wideHeader, zIndex } from '../theme/tokens';

const loadDrawer = () =>
  importRetriably(() => import('./menu/menu-drawer')).then(({ MenuDrawer }) => MenuDrawer);
const loadDonate = () =>
  importRetriably(() => import('./donate-dialog')).then(({ DonateDialog }) => DonateDialog);

/** The scroll position (px) from which the header is sticky. */
const stickyFrom = 150;

const searchPath = href('/search');

/** Creates no box, so that the bar is sticky within the whole page. */
const Whole = styled('header')({ display: 'contents' });
const Bar = styled('div', { shouldForwardProp: (name) => name !== 'isSticky' })<{ isSticky: boolean }>(
  ({ isSticky }) => ({
    // Positioned even when not sticky: the dropdowns overlay the page.
    position: 'relative',
    zIndex: zIndex.appBar,
    // The menu and its button depend on the room that the text leaves.
    containerType: 'inline-size',
    backgroundColor: palette.background.paper,
    borderBlockEnd: `1px solid ${palette.divider}`,
    ...(isSticky && {
      position: 'sticky',
      insetBlockStart: 0,
      boxShadow: '0 2px 12px rgb(16 21 31 / 0.14)',
      animation: 'header-comes-down 200ms ease-out',
    }),
    '@keyframes header-comes-down': { from: { transform: 'translateY(-100%)' } },
    '@media print': { display: 'none' },
  }),
);
const Row = styled(Measure)({
  display: 'flex',
  alignItems: 'center',
  gap: '0 clamp(8px, 2vw, 16px)',
  minHeight: 72,
  // With the largest text a phone has no room for its words; the menu has them too.
  '@container (max-width: 11.5rem)': { '& > [data-look]': { display: 'none' } },
});
const Home = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  // The logo shrinks before the words of the button beside it wrap.
  flex: '0 9999 auto',
  minWidth: 'min(5.5rem, 28vw)',
  minHeight: 44,
  marginInlineEnd: 'auto',
  // Without a logo the name stands here: a long word does not break on a phone.
  fontSize: 'clamp(0.8125rem, 3.6vw, 1rem)',
  fontWeight: 700,
  lineHeight: leading(1.2),
  color: palette.primary.main,
  textDecoration: 'none',
});
const Logo = styled(FailsafeImage)({ height: 48, width: 'auto', maxWidth: '100%', objectFit: 'contain' });
/** The words of the button take two lines rather than the place of the logo. */
const donateStyle = {
  minWidth: 'min-content',
  // Unlike `anywhere`, it counts whole words.
  overflowWrap: 'break-word',
  paddingInline: 'clamp(6px, 3vw, 15px)',
  lineHeight: leading(1.3),
} as const;
/** Reserves the space of the install button, so that nothing shifts when the browser offers to install. */
const Install = styled('div')({
  display: 'none',
  flex: 'none',
  // Narrower screens need the space for the menu.
  [up.lg]: { display: 'block', minWidth: 44 },
});
/** Its sign ends at the edge of the page, and not its target. */
const Narrow = styled('div')({ marginInlineEnd: -10, [wideHeader]: { display: 'none' } });

export function Header() {
  const { logo, donateButton = words.donateNow, organisationName = defaultName } = useSettings();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isDonating, setDonating] = useState(false);
  const [logoFailed, setLogoFailed] = useState(false);
  const isSticky = useScrolledPast(stickyFrom);
  const { method: install, press: pressInstall, advice } = useInstallAction();
  const { Component: Drawer, load: fetchDrawer } = useLazyComponent(loadDrawer);
  const { Component: Donate, load: fetchDonate } = useLazyComponent(loadDonate);
  const navigate = useNavigate();
  useEffect(() => {
    // The worker has the menu's files: preparing them costs no data, and the first press need not wait for them.
    if (navigator.serviceWorker?.controller) void whenIdle().then(fetchDrawer);
  }, [fetchDrawer]);
  const openMenu = async () => {
    if (await fetchDrawer()) setMenuOpen(true);
    // The menu chunk could not be loaded: the footer also lists all pages.
    else void navigate({ hash: allPagesId });
  };
  const donate = async () => {
    setMenuOpen(false);
    if (await fetchDonate()) setDonating(true);
  };
  const installFromMenu = () => {
    setMenuOpen(false);
    pressInstall?.();
  };

  return (
    <Whole>
      <Region>
        <ContactStrip />
      </Region>
      <Bar isSticky={isSticky} data-sticky={isSticky}>
        <Row>
          <Home to="/" aria-label={words.homeOf(organisationName)}>
            {logo && !logoFailed ? (
              <Logo src={logo} alt="" width={180} height={48} onFail={() => setLogoFailed(true)} />
            ) : (
              organisationName
            )}
          </Home>
          <Region>
            <MainMenu onDonate={() => void donate()} />
          </Region>
          <IconButton
            component={Link}
            to={searchPath}
            aria-label={site.titleAt(searchPath)!}
            aria-keyshortcuts="/"
          >
            <Icon name="search" />
          </IconButton>
          {install !== 'nothing' && (
            <Install>
              {pressInstall && (
                <IconButton
                  aria-label={words.installApp}
                  title={words.installApp}
                  color="primary"
                  onClick={pressInstall}
                >
                  <Icon name="install" />
                </IconButton>
              )}
            </Install>
          )}
          {!(import.meta.env.SITE_UNLINKED && !href('/donate')) && (
            <Button variant="contained" color="secondary" onClick={() => void donate()} style={donateStyle}>
              {donateButton}
            </Button>
          )}
          <Narrow>
            <IconButton
              aria-label={words.menu}
              aria-expanded={isMenuOpen}
              onPointerEnter={() => void fetchDrawer()}
              onClick={() => void openMenu()}
            >
              <Icon name="menu" />
            </IconButton>
          </Narrow>
        </Row>
      </Bar>
      <Region>
        <BottomBar onMenu={() => void openMenu()} />
      </Region>
      {Drawer && (
        <Region>
          <Drawer
            isOpen={isMenuOpen}
            onClose={() => setMenuOpen(false)}
            onDonate={() => void donate()}
            onInstall={pressInstall && installFromMenu}
          />
        </Region>
      )}
      {advice}
      {Donate && (
        <Region>
          <Donate isOpen={isDonating} onClose={() => setDonating(false)} />
        </Region>
      )}
    </Whole>
  );
}
