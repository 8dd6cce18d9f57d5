import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '../addresses';
import { Button } from '../components/ui/button';
import { Icon } from '../components/ui/icon';
import { IconButton } from '../components/ui/icon-button';
import { Measure } from '../components/ui/section';
import { readRow, writeRow } from '../data/device/rows';
import { useOfflineState } from '../data/lists/prefetch/offline-state';
import { palette } from '../theme/tokens';
import { words } from '../words/common';
import { messages as readyWords } from 'virtual:messages/offline-ready';

const key = 'ready-said';

const Strip = styled('div')({
  borderBlockEnd: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '@media print': { display: 'none' },
});
const Row = styled(Measure)({ display: 'flex', alignItems: 'center', gap: 8, paddingBlock: 4 });
const Words = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minWidth: 0,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& svg': { color: palette.success.main },
});

interface Props {
  /** The page fills the screen. */
  isHidden: boolean;
}

/**
 * Tells the user once per device that the app now works offline. It is a strip in the flow of the page, which covers
 * nothing, and appears with the next page that the user opens, so that nothing moves under a finger. The saved page
 * always shows this state.
 */
export default function OfflineReadyNotice({ isHidden }: Props) {
  const isReady = useOfflineState() === 'ready';
  const { pathname } = useLocation();
  const [owedSince, setOwedSince] = useState<string>();
  const [place, setPlace] = useState<string>();
  const [isClosed, setClosed] = useState(false);
  const owe = useEffectEvent(() => setOwedSince(pathname));

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const look = async () => {
      // Without storage the notice would be shown on every visit, so it is not shown.
      if (!(await readRow(key)) && (await writeRow(key, 0)) && isCurrent) owe();
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [isReady]);

  const isDue = owedSince !== undefined && place === undefined && pathname !== owedSince;
  if (isDue && !isHidden && pathname !== href('/saved')) setPlace(pathname);
  useEffect(() => {
    if (place !== undefined) void writeRow(key, Date.now());
  }, [place]);

  if (place !== pathname || isHidden || isClosed) return null;
  return (
    <Strip role="status">
      <Row>
        <Words>
          <span>
            <Icon name="check" />
            {readyWords.ready}
          </span>
          <Button component={Link} to={href('/saved')}>
            {readyWords.whatIsHere}
          </Button>
        </Words>
        <IconButton aria-label={words.close} onClick={() => setClosed(true)}>
          <Icon name="close" />
        </IconButton>
      </Row>
    </Strip>
  );
}
