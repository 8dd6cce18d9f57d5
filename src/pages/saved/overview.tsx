import styled from '@emotion/styled';
import { keepablePages } from '../../components/kept/keepable-pages';
import { Icon, type IconName } from '../../components/ui/icon';
import { useOutbox } from '../../data/outbox/outbox';
import { palette } from '../../theme/tokens';
import { digits } from '../../words/common';
import { outboxWords } from '../../words/forms/outbox';
import { keptWords } from '../../words/kept';
import { savedWords } from '../../words/saved';
import { watchWords } from '../../words/watch';

/** On one line where text is large: the first thing below stays on the first screen. */
const Tiles = styled('ul')({
  display: 'flex',
  gap: 8,
  margin: '0 0 32px',
  // What scrolls cuts an outline outside of it.
  padding: 3,
  overflowX: 'auto',
  listStyle: 'none',
  '@container (min-width: 18rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
    overflowX: 'visible',
    padding: 0,
  },
  '& li': { flex: 'none', display: 'grid', minWidth: 0 },
  '& a': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    minHeight: 64,
    boxSizing: 'border-box',
    padding: '10px 10px 8px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.primary.main,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a > span:first-of-type': { display: 'flex', alignItems: 'center', gap: 8, fontSize: '1.25rem' },
  '& a:hover': { textDecoration: 'underline' },
  '@container (min-width: 36rem)': {
    '& a': {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 10,
      minHeight: 48,
      paddingInline: 16,
      fontSize: '0.9375rem',
    },
  },
  '@media print': { display: 'none' },
});

interface Tile {
  id: string;
  icon: IconName;
  label: string;
  /** How much of it is here; 0 is not said. */
  count: number;
}

interface Props {
  kept: number;
  watches: number;
  documents: number;
}

/** What is in each part of the page, as links to the parts. */
export function Overview({ kept, watches, documents }: Props) {
  const messages = useOutbox().length;
  const canKeep = kept > 0 || keepablePages().length > 0;
  const tiles: Tile[] = [
    ...(canKeep ? [{ id: 'kept', icon: 'bookmark', label: keptWords.title, count: kept } as const] : []),
    ...(watches > 0
      ? [{ id: 'watched', icon: 'bell', label: watchWords.watched, count: watches } as const]
      : []),
    { id: 'documents', icon: 'offline', label: savedWords.documents, count: documents },
    ...(messages > 0
      ? [{ id: 'messages', icon: 'mail', label: outboxWords.outbox, count: messages } as const]
      : []),
    { id: 'offline', icon: 'install', label: keptWords.offline, count: 0 },
  ];
  return (
    <nav aria-label={keptWords.onThisPage} style={{ containerType: 'inline-size' }}>
      <Tiles>
        {tiles.map(({ id, icon, label, count }) => (
          <li key={id}>
            {/* The browser goes there itself: the next Tab continues from there. */}
            <a href={`#${id}`}>
              <span>
                <Icon name={icon} />
                {count > 0 && <b>{digits(String(count))}</b>}
              </span>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </Tiles>
    </nav>
  );
}
