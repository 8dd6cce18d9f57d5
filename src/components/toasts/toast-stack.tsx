import styled from '@emotion/styled';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, type CSSProperties } from 'react';
import { isRightToLeft } from '../../theme/direction';
import { barHeight, installedOnPhone, zIndex } from '../../theme/tokens';
import { takeToasts } from './toasts';

/** Time (ms) after which a toast closes. */
const toastTime = 5_000;

/**
 * A toast is dark in both colour schemes, where the focus ring of the page has too little contrast. Forced colors mode
 * removes the background and shows the border.
 */
const onToast: CSSProperties & Record<'--focus', string> = {
  '--focus': 'currentColor',
  border: '1px solid transparent',
};

const lowScreen = '@media (max-height: 400px)';

/** Toasts are above the bars of the page and below drawer and dialogs, as wide as their text, and never on paper. */
const Layer = styled('div')({
  '& .notistack-SnackbarContainer': { zIndex: zIndex.appBar + 50 },
  '& .toasts-at-the-end': {
    bottom: 'calc(14px + var(--network-bar, 0px))',
    [installedOnPhone]: { bottom: `calc(14px + ${barHeight} + var(--network-bar, 0px))` },
    [lowScreen]: { bottom: 'var(--network-bar, 0px)' },
  },
  '& .notistack-CollapseWrapper, & .notistack-Snackbar': { minWidth: 0, maxWidth: '100%' },
  '& .notistack-MuiContent': {
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: '20px 16px',
    borderRadius: 8,
    overflowWrap: 'anywhere',
    [lowScreen]: { padding: '0 12px', fontSize: '0.8125rem', '& > *': { paddingBlock: 2 } },
    // The buttons, which move below the text where both have no room in a line; notistack's sides are physical.
    '& > :last-of-type:not(:only-of-type)': {
      flexWrap: 'wrap',
      maxWidth: '100%',
      padding: 0,
      paddingInlineStart: 16,
      margin: 0,
      marginInline: 'auto -8px',
    },
  },
  '@media print': { display: 'none' },
});

interface Props {
  /** True while the viewer fills the screen: no toast is shown, and further ones wait. */
  isHeld?: boolean;
}

/** Renders the toasts of the whole app. Create the style element of notistack before loading this module. */
export function ToastStack({ isHeld = false }: Props) {
  return (
    <Layer hidden={isHeld}>
      <SnackbarProvider
        autoHideDuration={toastTime}
        anchorOrigin={{ vertical: 'top', horizontal: isRightToLeft() ? 'left' : 'right' }}
        classes={{ containerAnchorOriginBottomCenter: 'toasts-at-the-end' }}
        style={onToast}
      >
        <Taker isHeld={isHeld} />
      </SnackbarProvider>
    </Layer>
  );
}

function Taker({ isHeld }: Required<Props>) {
  const stack = useSnackbar();
  useEffect(() => (isHeld ? undefined : takeToasts(stack)), [stack, isHeld]);
  return null;
}
