import styled from '@emotion/styled';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { href } from '../../addresses';
import { Icon } from '../../components/ui/icon';
import { words } from '../../words/common';
import { messages as savedShort } from 'virtual:messages/saved-short';
import { desktopMenu, singleLink, type Menu } from './menu';
import { palette, wideHeader } from '../../theme/tokens';

const Nav = styled('nav')({
  display: 'none',
  [wideHeader]: { display: 'block', flex: 'none' },
});
const Groups = styled('ul')({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
const Group = styled('li')({ position: 'relative' });
const top = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  // The longest words, those of Pashto, just fit beside logo and buttons from 1088 px on.
  paddingInline: 'clamp(4px, 4vw - 40px, 8px)',
  border: 0,
  borderRadius: 8,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
const TopLink = styled(NavLink)({
  ...top,
  '&:hover, &.active': { color: palette.primary.main },
});
const TopButton = styled('button')({
  ...top,
  '&:hover': { color: palette.primary.main },
});
const Panel = styled('div')({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 220,
  paddingBlock: 8,
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  boxShadow: '0 8px 24px rgb(16 21 31 / 0.14)',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& span': {
    display: 'block',
    paddingInline: 16,
    fontSize: '0.8125rem',
    color: palette.text.secondary,
  },
  '& a, & ul button': {
    ...top,
    display: 'flex',
    boxSizing: 'border-box',
    width: '100%',
    paddingInline: 16,
    borderRadius: 0,
    fontWeight: 400,
    textAlign: 'start',
    '&:hover, &.active': {
      backgroundColor: palette.background.default,
      color: palette.primary.main,
    },
  },
});

/** The menu of wide screens. Dropdowns open on click, Enter, Space and hover, and close on Escape. */
export function MainMenu({ onDonate }: { onDonate: () => void }) {
  return (
    <Nav aria-label={words.mainMenu}>
      <Groups>
        {desktopMenu.map((menu) => {
          const link = singleLink(menu);
          return (
            <Group key={menu.label}>
              {link ? (
                <TopLink to={link.path}>{link.label}</TopLink>
              ) : (
                <Dropdown menu={menu} onDonate={onDonate} />
              )}
            </Group>
          );
        })}
        <Group>
          <TopLink to={href('/saved')}>
            <Icon name="saved" />
            {savedShort.bar}
          </TopLink>
        </Group>
      </Groups>
    </Nav>
  );
}

function Dropdown({ menu, onDonate }: { menu: Menu; onDonate: () => void }) {
  const { key } = useLocation();
  // Store the location key with the open state, so that every navigation closes the dropdown.
  const [opened, setOpened] = useState<{ by: 'hover' | 'click'; at: string }>();
  const isOpen = opened?.at === key;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpened(undefined);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(undefined);
      if (place.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isOpen]);

  const openByHover = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setOpened((now) => (now?.at === key ? now : { by: 'hover', at: key }));
  };
  const closeByLeaving = () => setOpened((now) => (now?.by === 'hover' ? undefined : now));
  const toggle = () => setOpened(isOpen && opened.by === 'click' ? undefined : { by: 'click', at: key });
  // The entry unmounts with the dropdown. Focus the group button first: the dialog returns the focus to it when it
  // closes.
  const donate = () => {
    button.current?.focus({ preventScroll: true });
    setOpened(undefined);
    onDonate();
  };

  return (
    <div ref={place} onPointerEnter={openByHover} onPointerLeave={closeByLeaving}>
      <TopButton ref={button} type="button" aria-expanded={isOpen} onClick={toggle}>
        <span>{menu.label}</span>
        <Icon name="down" />
      </TopButton>
      {isOpen && (
        <Panel>
          {menu.sections.map(({ label, entries }) => (
            <div key={label ?? entries[0]?.label}>
              {label && <span>{label}</span>}
              <ul>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    {'path' in entry ? (
                      <NavLink to={entry.path}>{entry.label}</NavLink>
                    ) : (
                      <button type="button" onClick={donate}>
                        {entry.label}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Panel>
      )}
    </div>
  );
}
