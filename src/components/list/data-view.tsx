import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import type { ListState as ScreenState } from '../../data/lists/use-list';
import type { FailureKind } from '../../data/api/call-error';
import { useNetworkMessage } from '../../data/api/network-state';
import { words } from '../../words/common';
import { DataAge } from './data-age';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Region } from '../ui/region';
import { palette } from '../../theme/tokens';

const Notice = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: 24,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
});

const Place = styled('div')({ '&:focus': { outline: 'none' } });

interface Props<T> {
  of: ScreenState<T>;
  /** Skeletons with the size of the content. */
  loading: ReactNode;
  /** The message of an empty list. */
  empty: string;
  /** False if the page shows one age line for several lists. */
  withAge?: boolean;
  /** Whether the age stands before the data: people choose by the deadlines of notices. */
  isAgeFirst?: boolean;
  children: (value: T) => ReactNode;
}

/** The four states of a list: loading, empty, failed, and data with its age. */
export function DataView<T>(props: Props<T>) {
  const place = useRef<HTMLDivElement>(null);
  // The retry button unmounts on press: move the focus to the element that will contain the response.
  const keepFocus = () => place.current?.focus({ preventScroll: true });
  return (
    <Place ref={place} tabIndex={-1}>
      <Face {...props} onRetry={keepFocus} />
    </Place>
  );
}

const Ready = <T,>({ of, children }: { of: T; children: (value: T) => ReactNode }) => children(of);

function Face<T>(props: Props<T> & { onRetry: () => void }) {
  const { of: screen, loading, empty, withAge = true, isAgeFirst, children, onRetry } = props;
  if (screen.state === 'loading') {
    return (
      <div role="status" aria-label={words.loading}>
        {loading}
      </div>
    );
  }
  if (screen.state === 'failed') {
    const retry = () => {
      onRetry();
      screen.reload();
    };
    return <Failed failure={screen.failure} onRetry={retry} />;
  }
  return (
    <>
      {withAge && isAgeFirst && <DataAge of={screen} />}
      {screen.state === 'ready' ? (
        <Region of={screen.value}>
          <Ready of={screen.value}>{children}</Ready>
        </Region>
      ) : (
        <Notice>
          <Icon name="check" />
          <span>{empty}</span>
        </Notice>
      )}
      {withAge && !isAgeFirst && <DataAge of={screen} />}
    </>
  );
}

function Failed({ failure, onRetry }: { failure: FailureKind; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tellsCause = useNetworkMessage(failure, place);
  return (
    <Notice role="alert" ref={place}>
      <span>{tellsCause ? words.failures[failure] : words.notHere}</span>
      <Button variant="contained" onClick={onRetry}>
        {words.retry}
      </Button>
    </Notice>
  );
}
