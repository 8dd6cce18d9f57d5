import styled from '@emotion/styled';
import { correction, generate } from 'lean-qr/nano';
import { useMemo } from 'react';
import { messages as words } from 'virtual:messages/qr';
import { palette } from '../../theme/tokens';

/** The width (modules) of the white edge without which a camera does not find the code. */
const edge = 4;

/** Black on white in dark and forced colours too: many cameras do not read the inverse. */
const Code = styled('svg')({
  display: 'block',
  width: 148,
  height: 148,
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  forcedColorAdjust: 'none',
  '@media print': { width: '26mm', height: '26mm', border: 0 },
});

interface Props {
  /** The whole address of a page. */
  address: string;
}

/** The QR code of an address, which opens it on another phone. */
export default function QrCode({ address }: Props) {
  const { size, path } = useMemo(() => draw(address), [address]);
  const width = size + 2 * edge;
  return (
    <Code role="img" aria-label={words.code} viewBox={`${-edge} ${-edge} ${width} ${width}`}>
      <rect x={-edge} y={-edge} width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </Code>
  );
}

/** The dark modules, a rectangle for each run of a row. A printed code is folded and gets stains: M restores 15%. */
function draw(address: string): { size: number; path: string } {
  const code = generate(address, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  return { size: code.size, path };
}
