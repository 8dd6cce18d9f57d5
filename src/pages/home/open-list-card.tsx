import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { useNewNotices } from '../../data/lists/visits/new-notices';
import { useList } from '../../data/lists/use-list';
import { DeadlineChip } from '../../components/list/deadline-chip';
import { plainText } from '../../components/prose/plain-text';
import { isolateBrackets } from '../../format/bidi';
import { byUrgency, deadlineReader } from '../../format/dates';
import type { Fields, Resource } from '../../schemas/base';
import type { WithLanguages } from '../../schemas/text-languages';
import { isOpen } from '../../schemas/notices';
import { titleField, titleText } from '../../schemas/record-texts';
import { words } from '../../words/common';
import { homeWords } from '../../words/home';
import { CardBody } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { useNow, useSortTime } from '../../browser/clock';
import { SiteContext } from '../../components/ui/site-context';
import { Typography } from '../../components/ui/typography';
import { LinkCard } from '../../components/ui/link-card';
import { useTimeZone } from '../../data/lists/use-settings';
import { palette } from '../../theme/tokens';
import { langAttributes } from '../../components/ui/lang-attributes';

const Count = styled('p')({
  margin: 0,
  minHeight: '1.6em',
  color: palette.text.secondary,
});
/** The number of records that came since the last visit. */
const New = styled('strong')({ marginInlineStart: 8, color: palette.primary.main });
/** The notice that closes next: a link of its own above the card's. */
const Next = styled('p')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  width: '100%',
  minWidth: 0,
  margin: 0,
  fontSize: '0.9375rem',
  '&& a': {
    maxWidth: '100%',
    paddingBlock: 10,
    overflowWrap: 'anywhere',
    color: palette.primary.main,
    textDecoration: 'underline',
  },
  '&& a::after': { content: 'none' },
});
/** As wide as the widest chip, so that the line wraps the same before the chip is there; in large text, as the card. */
const Place = styled('span')({ minWidth: 'min(11em, 100%)', maxWidth: '100%' });
const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

interface Props<F extends Fields> {
  of: Resource<F>;
  to: string;
}

/** A link to a list, with the number of its open records; of all, where its records have no deadline. */
export function ListCard<F extends Fields>({ of: resource, to }: Props<F>) {
  const { titleAt, records: places } = use(SiteContext);
  const orderTime = useSortTime();
  const screen = useList(resource);
  const now = useNow();
  const zone = useTimeZone();
  const newCount = useNewNotices().open[to] ?? 0;
  const deadlineOf = (record: object) =>
    (record as Record<string, unknown>)[resource.deadline ?? ''] as string | undefined;
  const next = nextToClose();
  return (
    <LinkCard>
      <CardBody>
        <Typography variant="h3">
          <Link to={to}>
            <Row>
              <span>{titleAt(to)}</span>
              <Icon name="next" />
            </Row>
          </Link>
        </Typography>
        <Count>
          {now !== undefined && <span>{count()}</span>}
          {newCount > 0 && <New>{homeWords.newSince(newCount)}</New>}
        </Count>
        {next && (
          <Next>
            <Link to={next.to} {...langAttributes(next.lang)}>
              {isolateBrackets(next.title)}
            </Link>
            <Place>
              <DeadlineChip deadline={next.deadline} now={now} zone={zone} />
            </Place>
          </Next>
        )}
      </CardBody>
    </LinkCard>
  );

  /** The open record that closes first, if it has a page. */
  function nextToClose() {
    if (screen.state !== 'ready') return undefined;
    const open = openAt(now ?? orderTime, screen.value).filter(deadlineOf);
    const [record] = byUrgency(open, deadlineOf, now ?? orderTime, zone);
    const place = places.find(({ of, hasPages }) => hasPages && of === (resource as unknown as Resource));
    const address = record && place?.addressOf(record as never, screen.value as unknown as readonly never[]);
    if (!address) return undefined;
    const title = plainText(titleText(resource as unknown as Resource, record));
    const field = titleField(resource as unknown as Resource, record) ?? '';
    const lang = (record as WithLanguages).languages?.[field];
    return { to: address, title, lang, deadline: deadlineOf(record) };
  }

  function count() {
    if (screen.state === 'loading') return words.loading;
    if (screen.state === 'failed') return words.notHere;
    if (screen.state === 'empty') return homeWords.nothingNow;
    if (!resource.deadline) return words.entries(screen.total ?? screen.value.length);
    // Open records can be counted only once the whole list is loaded.
    if ((screen.total ?? 0) > screen.value.length) return words.loading;
    const open = openAt(now ?? 0, screen.value);
    return open.length > 0 ? words.openCount(open.length) : homeWords.nothingNow;
  }

  function openAt<T extends object>(time: number, records: readonly T[]): T[] {
    const read = deadlineReader(time, zone);
    return records.filter((record) => isOpen(record, deadlineOf(record), read));
  }
}
