import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { href } from '../addresses';
import { Icon, type IconName } from '../components/ui/icon';
import { words } from '../words/common';
import { messages as savedWords } from 'virtual:messages/saved-short';
import { site } from './site';
import { installedOnPhone, palette, zIndex } from '../theme/tokens';

const Bar = styled('nav')({
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.appBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: palette.background.paper,
  borderBlockStart: `1px solid ${palette.divider}`,
  '& a, & button': {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: 56,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: '0.75rem',
    color: palette.text.secondary,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a.active': { color: palette.primary.main, fontWeight: 700 },
  [installedOnPhone]: { display: 'flex' },
  '@media print': { display: 'none !important' },
});

const all: readonly { path: string; label: string | undefined; icon: IconName }[] = [
  { path: '/', label: words.home, icon: 'home' },
  { path: href('/vacancies'), label: site.titleAt(href('/vacancies')), icon: 'briefcase' },
  { path: href('/invitation-to-bid'), label: words.tendersShort, icon: 'tender' },
  { path: href('/saved'), label: savedWords.bar, icon: 'saved' },
];
const entries = import.meta.env.SITE_UNLINKED ? all.filter(({ path }) => path) : all;

/** The navigation bar of the installed app on phones, with the most used pages. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Bar aria-label={words.appBar}>
      {entries.map(({ path, label, icon }) => (
        <NavLink key={path} to={path} end>
          <Icon name={icon} />
          <span>{label}</span>
        </NavLink>
      ))}
      <button type="button" onClick={onMenu}>
        <Icon name="menu" />
        {words.menu}
      </button>
    </Bar>
  );
}
