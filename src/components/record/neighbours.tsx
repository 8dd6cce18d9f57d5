import styled from '@emotion/styled';
import { use, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSortTime } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { cutAtWord } from '../../format/truncate';
import type { Resource } from '../../schemas/base';
import { titleField, titleText } from '../../schemas/record-texts';
import { noticeWords } from '../../words/notices';
import { sortRecords, type AnyRecord, type Column } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import { Icon, type IconName } from '../ui/icon';
import { Section } from '../ui/section';
import { SiteContext } from '../ui/site-context';
import { palette, up } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    boxSizing: 'border-box',
    height: '100%',
    minHeight: 56,
    padding: '8px 16px',
    borderRadius: 8,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    color: palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: palette.primary.main },
  // Its sign points to where it leads.
  '& [data-next] > svg': { order: 1, marginInlineStart: 'auto' },
  // In its own direction, below the label.
  '& [dir="auto"]': { display: 'block', textAlign: 'match-parent' },
  '& small': { display: 'block', color: palette.text.secondary },
});
const Around = styled(Section)({
  paddingBlock: '0 12px',
  [up.md]: { marginBlockStart: -16 },
  '@media print': { display: 'none' },
}) as typeof Section;

/** The longest title of a neighbour. */
const longestTitle = 90;

interface Props {
  of: Resource;
  columns: readonly Column[];
  records: readonly AnyRecord[];
  record: AnyRecord;
}

/** Links to the records before and after one in the order of its list, and to the list. */
export function Neighbours({ of: resource, columns, records, record }: Props) {
  const zone = useTimeZone();
  const now = useSortTime();
  const { records: places, titleAt } = use(SiteContext);
  const sorted = useMemo(() => sortRecords(records, columns, now, zone), [records, columns, now, zone]);
  const place = places.find(({ of, hasPages }) => hasPages && of === resource);
  if (!place) return null;
  const at = sorted.indexOf(record);
  const link = (neighbour: AnyRecord | undefined, label: string, icon: IconName) => {
    const to = neighbour && place.addressOf(neighbour as never, records as readonly never[]);
    if (!to) return null;
    return (
      <li>
        <Link to={to} data-next={icon === 'next' || undefined}>
          <Icon name={icon} />
          <span>
            <small>{label}</small>
            <span {...textAttributes(neighbour, titleField(resource, neighbour) ?? '')}>
              {isolateBrackets(cutAtWord(plainText(titleText(resource, neighbour)), longestTitle))}
            </span>
          </span>
        </Link>
      </li>
    );
  };
  return (
    <Around>
      <nav aria-label={noticeWords.neighbours}>
        <List>
          {link(sorted[at - 1], noticeWords.previous, 'previous')}
          {link(sorted[at + 1], noticeWords.next, 'next')}
          <li>
            <Link to={place.path}>
              <Icon name="menu" />
              <span>{noticeWords.all(titleAt(place.path) ?? place.kind)}</span>
            </Link>
          </li>
        </List>
      </nav>
    </Around>
  );
}
