import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Icon } from '../components/ui/icon';
import { VisuallyHidden } from '../components/ui/visually-hidden';
import { forgetReturn, isTrouble, useIsMessageShown, useNetwork } from '../data/api/network-state';
import { probeNetwork } from '../data/api/network-probe';
import { networkSentences } from '../words/network';
import { barHeight, installedOnPhone, palette, zIndex } from '../theme/tokens';

/** The good news goes by itself after this time (ms). */
const newsTime = 4_000;
/** Where a note on the page says it too, with the age of what is shown, the bar has said it after this time (ms). */
const saidTime = 8_000;
/** A page needs this long (ms) to show its own note. */
const noteTime = 1_000;

const height = 40;

/** In the flow behind everything, so that it covers nothing at the end of the page, and stuck to the lower edge before. */
const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: height,
  padding: '8px 12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: palette.warning.main,
  backgroundColor: palette.background.paper,
  borderBlockStart: `1px solid ${palette.divider}`,
  pointerEvents: 'none',
  '&[data-network="back"]': { color: palette.success.main },
  [installedOnPhone]: { insetBlockEnd: barHeight },
  '@media print': { display: 'none' },
});

/** What else stands at the lower edge makes room, and what gets the focus does not hide behind the bar. */
const room = (
  <Global
    styles={{
      ':root': { '--network-bar': `${height}px`, scrollPaddingBlockEnd: height + 16 },
      [installedOnPhone]: { ':root': { scrollPaddingBlockEnd: `calc(${height + 16}px + ${barHeight})` } },
    }}
  />
);

/** Says that the network is gone, or back, when requests have told so; never by what the browser believes. */
export function NetworkBar() {
  const network = useNetwork();
  const isSeen = useIsSeen();
  const { mutate } = useSWRConfig();
  const isLost = isTrouble(network);

  useEffect(() => {
    if (!isLost) return undefined;
    // What is shown is asked for anew, so that its own notes go as well.
    return probeNetwork(() => void mutate(() => true));
  }, [isLost, mutate]);

  useEffect(() => {
    if (network !== 'back') return undefined;
    const timer = setTimeout(forgetReturn, newsTime);
    return () => clearTimeout(timer);
  }, [network]);

  const sentence = networkSentences[network];
  const isShown = sentence !== '' && isSeen;
  // One element for ears, whether it is seen or not: what was said once is not said again.
  return (
    <>
      {isShown && room}
      {isShown && (
        <Bar data-network={network} aria-hidden="true">
          <Icon name={isLost ? 'warning' : 'check'} />
          {sentence}
        </Bar>
      )}
      <VisuallyHidden role="status" data-testid="network">
        {sentence}
      </VisuallyHidden>
    </>
  );
}

/** Whether the bar is to be seen: at each news, and for as long as no note on the page says the same. */
function useIsSeen(): boolean {
  const network = useNetwork();
  const isNoted = useIsMessageShown();
  const [saidOf, setSaidOf] = useState<string>();

  useEffect(() => {
    const timer = isNoted
      ? setTimeout(() => setSaidOf(network), saidTime)
      : setTimeout(() => setSaidOf(undefined), noteTime);
    return () => clearTimeout(timer);
  }, [network, isNoted]);

  return network === 'back' || saidOf !== network;
}
