import Drawer from '@mui/material/Drawer';
import styled from '@emotion/styled';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { href } from '../../addresses';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { words } from '../../words/common';
import { drawerMenu, singleLink, type Menu } from './menu';
import { LanguageLinks } from '../languages/language-links';
import { site } from '../site';
import { palette } from '../../theme/tokens';
import { MuiProvider } from '../../theme/mui-provider';

const Panel = styled('nav')({
  boxSizing: 'border-box',
  width: 'min(320px, 88vw)',
  padding: 16,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a, & ul button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 48,
    paddingInline: 8,
    border: 0,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& a.active': { color: palette.primary.main, fontWeight: 600 },
  '& > ul > li': { borderBlockEnd: `1px solid ${palette.divider}` },
  '& > ul > li > a, & > ul > li > button': { fontWeight: 600 },
  '& ul ul': { paddingInlineStart: 16, paddingBlockEnd: 8 },
});
const Top = styled('div')({ display: 'flex', justifyContent: 'flex-end' });

const links = (
  [
    [href('/search'), 'search'],
    [href('/contact'), 'mail'],
    [href('/saved'), 'saved'],
  ] as const
).filter(([path]) => path);

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onDonate: () => void;
  /** Undefined if the app cannot be installed. */
  onInstall?: (() => void) | undefined;
}

/** The menu of phones: collapsible groups with a plus or minus icon. */
export function MenuDrawer({ isOpen, onClose, onDonate, onInstall }: Props) {
  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Drawer anchor="right" open={isOpen} onClose={onClose}>
        <Panel aria-label={words.mainMenu}>
          <Top>
            <IconButton aria-label={words.closeMenu} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Top>
          <ul>
            {drawerMenu.map((menu) => {
              const link = singleLink(menu);
              return (
                <li key={menu.label}>
                  {link ? (
                    <NavLink to={link.path} onClick={onClose}>
                      {link.label}
                    </NavLink>
                  ) : (
                    <Group menu={menu} onClose={onClose} onDonate={onDonate} />
                  )}
                </li>
              );
            })}
            {links.map(([path, icon]) => (
              <li key={path}>
                <NavLink to={path} onClick={onClose}>
                  <span>{site.titleAt(path)}</span>
                  <Icon name={icon} />
                </NavLink>
              </li>
            ))}
            {onInstall && (
              <li>
                <button type="button" onClick={onInstall}>
                  {words.installApp}
                  <Icon name="install" />
                </button>
              </li>
            )}
          </ul>
          <LanguageLinks />
        </Panel>
      </Drawer>
    </MuiProvider>
  );
}

function Group({ menu, onClose, onDonate }: { menu: Menu } & Pick<Props, 'onClose' | 'onDonate'>) {
  const [isOpen, setOpen] = useState(false);
  const entries = menu.sections.flatMap((section) => section.entries);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{menu.label}</span>
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      {isOpen && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              {'path' in entry ? (
                <NavLink to={entry.path} onClick={onClose}>
                  {entry.label}
                </NavLink>
              ) : (
                <button type="button" onClick={onDonate}>
                  {entry.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
