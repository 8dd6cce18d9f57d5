import styled from '@emotion/styled';

const Svg = styled('svg')({ width: '1.25em', height: '1.25em', flex: 'none' });

/** A half-filled disc, in the style of `Icon`; not among its paths, which each first visit loads. */
export const DarkIcon = () => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
  </Svg>
);
