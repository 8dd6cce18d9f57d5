import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Icon } from '../components/ui/icon';
import { VisuallyHidden } from '../components/ui/visually-hidden';
import {
  clearBackOnline,
  isNetworkFailure,
  useIsMessageInView,
  useIsMessageShown,
  useNetwork,
} from '../data/api/network-state';
import { probeNetwork } from '../data/api/network-probe';
import { networkSentences } from '../words/shell/network';
import { barHeight, installedOnPhone, leading, palette, zIndex } from '../theme/tokens';

/** Time (ms) after which the "back online" message closes. */
const newsTime = 4_000;
/** Time (ms) after which the bar hides while a message on the page, with the age of the data, says the same. */
const saidTime = 8_000;
/** Time (ms) a page needs to show its own message. */
const noteTime = 1_000;

/** A line, or two of larger text. */
const height = 'max(40px, 2.5rem)';

/** Sticky at the lower edge, and last in the document flow, so that it covers nothing at the end of the page. */
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
  padding: '4px 12px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: leading(1.25),
  textWrap: 'balance',
  // No icon on screens of less than 16rem: larger text needs the width.
  '& > svg': { width: 'min(1.25em, (100vw - 16rem) * 999)' },
  color: palette.warning.main,
  backgroundColor: palette.background.paper,
  borderBlockStart: `1px solid ${palette.divider}`,
  pointerEvents: 'none',
  '&[data-network="back"]': { color: palette.success.main },
  [installedOnPhone]: { insetBlockEnd: barHeight },
  '@media print': { display: 'none' },
});

/**
 * Reserves space for the bar: other elements at the lower edge move up, and the bar does not cover a focused element.
 */
const room = (
  <Global
    styles={{
      ':root': { '--network-bar': height, scrollPaddingBlockEnd: `calc(${height} + 16px)` },
      [installedOnPhone]: { ':root': { scrollPaddingBlockEnd: `calc(${height} + 16px + ${barHeight})` } },
    }}
  />
);

/** Shows that the network is lost or back. The state comes from requests, not from `navigator.onLine`. */
export function NetworkBar() {
  const network = useNetwork();
  const isSeen = useIsSeen();
  const { mutate } = useSWRConfig();
  const isLost = isNetworkFailure(network);

  useEffect(() => {
    if (!isLost) return undefined;
    // Revalidate all shown data, which also clears the messages of the page.
    return probeNetwork(() => void mutate(() => true));
  }, [isLost, mutate]);

  useEffect(() => {
    if (network !== 'back') return undefined;
    const timer = setTimeout(clearBackOnline, newsTime);
    return () => clearTimeout(timer);
  }, [network]);

  const sentence = networkSentences[network];
  const isShown = sentence !== '' && isSeen;
  // One live region, mounted even when the bar is hidden, so that a message is announced once.
  return (
    <>
      {isShown && room}
      {isShown && (
        <Bar data-network={network} aria-hidden="true">
          <Icon name={isLost ? 'warning' : 'check'} />
          <span>{sentence}</span>
        </Bar>
      )}
      <VisuallyHidden role="status" data-testid="network">
        {sentence}
      </VisuallyHidden>
    </>
  );
}

/**
 * Whether to show the bar: on each change of the state, and while no message on the page says the same; never
 * together with one.
 */
function useIsSeen(): boolean {
  const network = useNetwork();
  const isNoted = useIsMessageShown();
  const isInView = useIsMessageInView();
  const [dueOf, setDueOf] = useState<string>();
  const [saidOf, setSaidOf] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setDueOf(network), noteTime);
    return () => clearTimeout(timer);
  }, [network, isInView]);
  useEffect(() => {
    const timer = isNoted
      ? setTimeout(() => setSaidOf(network), saidTime)
      : setTimeout(() => setSaidOf(undefined), noteTime);
    return () => clearTimeout(timer);
  }, [network, isNoted]);

  return network === 'back' || (!isInView && dueOf === network && saidOf !== network);
}
