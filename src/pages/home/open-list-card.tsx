import styled from '@emotion/styled';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { useList } from '../../data/lists/use-list';
import { deadlineReader } from '../../format/dates';
import type { Fields, Resource } from '../../schemas/base';
import { words } from '../../words/common';
import { CardBody } from '../../components/ui/card';
import { Icon } from '../../components/ui/icon';
import { useNow } from '../../browser/clock';
import { SiteContext } from '../../components/ui/site-context';
import { Typography } from '../../components/ui/typography';
import { LinkCard } from '../../components/ui/link-card';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { palette } from '../../theme/tokens';

const Count = styled('p')({
  margin: 0,
  minHeight: '1.6em',
  color: palette.text.secondary,
});
const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

interface Props<F extends Fields> {
  of: Resource<F>;
  to: string;
  /** The field with the deadline of a record; without one all records are counted. */
  deadline?: keyof F & string;
}

/** A link to a list, with the number of its open records. */
export function ListCard<F extends Fields>({ of: resource, to, deadline }: Props<F>) {
  const { titleAt } = use(SiteContext);
  const screen = useList(resource);
  const now = useNow();
  const zone = useTimeZone();
  return (
    <LinkCard>
      <CardBody>
        <Typography variant="h3">
          <Link to={to}>
            <Row>
              {titleAt(to)}
              <Icon name="next" />
            </Row>
          </Link>
        </Typography>
        <Count>{now !== undefined && count()}</Count>
      </CardBody>
    </LinkCard>
  );

  function count() {
    if (screen.state === 'loading') return words.loading;
    if (screen.state === 'failed') return words.notHere;
    if (screen.state === 'empty') return words.nothingNow;
    if (!deadline) return words.entries(screen.total ?? screen.value.length);
    // Open records can be counted only once the whole list is loaded.
    if (screen.total !== undefined) return words.loading;
    const read = deadlineReader(now ?? 0, zone);
    const open = screen.value.filter(
      (record) => read(record[deadline] as string | undefined).state !== 'closed',
    );
    return open.length > 0 ? words.openCount(open.length) : words.nothingNow;
  }
}
