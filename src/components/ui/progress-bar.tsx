import styled from '@emotion/styled';
import { palette } from '../../theme/tokens';

const Track = styled('span')({
  display: 'block',
  flex: 1,
  width: '100%',
  minWidth: 96,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: palette.divider,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '& > span': {
    display: 'block',
    height: '100%',
    backgroundColor: palette.success.main,
    transition: 'inline-size 150ms',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

interface Props {
  /** From 0 to 100; undefined for indeterminate progress. */
  percent: number | undefined;
  'aria-label': string;
  'aria-valuetext'?: string;
}

/** A progress bar; also shows the used share of a quota. */
export const ProgressBar = ({ percent, ...names }: Props) => (
  <Track
    role="progressbar"
    {...(percent !== undefined && { 'aria-valuenow': Math.floor(percent) })}
    {...names}
  >
    <span style={{ inlineSize: `${percent ?? 0}%` }} />
  </Track>
);
