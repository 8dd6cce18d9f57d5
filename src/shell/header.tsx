import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { Measure } from '../components/section';
import { useSettings } from '../data/settings';
import { words } from '../words';
import { installWords } from '../words/install';
import { BottomBar } from './bottom-bar';
import { ContactStrip } from './contact-strip';
import { DonateDialog } from './donate-dialog';
import { useInstallAction } from './install-action';
import { MainMenu } from './main-menu';
import { MenuDrawer } from './menu-drawer';
import { useScrolledPast } from './scrolled-past';

/** The header follows the reader from here on (px scrolled). */
const stickyFrom = 150;

/** Without a box of its own, so that the bar sticks for the whole length of the page. */
const Whole = styled('header')({ display: 'contents' });
const Bar = styled('div', { shouldForwardProp: (name) => name !== 'isSticky' })<{ isSticky: boolean }>(
  ({ theme, isSticky }) => ({
    // Positioned also at rest: its dropdowns lie over the page.
    position: 'relative',
    zIndex: theme.zIndex.appBar,
    backgroundColor: theme.vars.palette.background.paper,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
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
const Row = styled(Measure)({ display: 'flex', alignItems: 'center', gap: 16, minHeight: 72 });
const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  marginInlineEnd: 'auto',
  fontWeight: 700,
  lineHeight: 1.2,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
}));
const Logo = styled('img')({ height: 48, width: 'auto', maxWidth: '100%' });
/** Keeps its place where the browser may offer to install later, so that nothing moves when it does. */
const Install = styled('div')(({ theme }) => ({
  display: 'none',
  flex: 'none',
  // Below, the menu needs the room.
  [theme.breakpoints.up('lg')]: { display: 'block', minWidth: 44 },
}));
const Narrow = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

export function Header() {
  const { logo, organisationName = words.organisation } = useSettings();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isDonating, setDonating] = useState(false);
  const [logoFailed, setLogoFailed] = useState(false);
  const isSticky = useScrolledPast(stickyFrom);
  const { is: install, press: pressInstall, advice } = useInstallAction();
  const donate = () => {
    setMenuOpen(false);
    setDonating(true);
  };
  const installFromMenu = () => {
    setMenuOpen(false);
    pressInstall?.();
  };

  return (
    <Whole>
      <ContactStrip />
      <Bar isSticky={isSticky} data-sticky={isSticky}>
        <Row>
          <Home to="/" aria-label={`${organisationName}, ${words.home}`}>
            {logo && !logoFailed ? (
              <Logo src={logo} alt="" width={180} height={48} onError={() => setLogoFailed(true)} />
            ) : (
              organisationName
            )}
          </Home>
          <MainMenu onDonate={donate} />
          {install !== 'nothing' && (
            <Install>
              {pressInstall && (
                <IconButton
                  aria-label={installWords.install}
                  title={installWords.install}
                  color="primary"
                  onClick={pressInstall}
                >
                  <Icon name="install" />
                </IconButton>
              )}
            </Install>
          )}
          <Button
            variant="contained"
            color="secondary"
            onClick={donate}
            sx={{ whiteSpace: 'nowrap', flex: 'none' }}
          >
            {words.donateNow}
          </Button>
          <Narrow>
            <IconButton aria-label={words.menu} aria-expanded={isMenuOpen} onClick={() => setMenuOpen(true)}>
              <Icon name="menu" />
            </IconButton>
          </Narrow>
        </Row>
      </Bar>
      <BottomBar onMenu={() => setMenuOpen(true)} />
      <MenuDrawer
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        onDonate={donate}
        onInstall={pressInstall && installFromMenu}
      />
      {advice}
      <DonateDialog isOpen={isDonating} onClose={() => setDonating(false)} />
    </Whole>
  );
}
