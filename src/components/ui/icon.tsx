import styled from '@emotion/styled';

/** Icons made for this project: a 24 by 24 grid, strokes of 2. */
const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  next: 'M9 6l6 6-6 6',
  previous: 'M15 6l-6 6 6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5l11 7-11 7z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  briefcase: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16',
  tender: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h6M9 16h6',
  download: 'M12 4v11m-5-4l5 5 5-5M5 20h14',
  offline: 'M12 7v7m-4-4l4 4 4-4M8 17h8M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  install: 'M12 3v9m-4-4l4 4 4-4M8 5H5v15h14V5h-3M10 17h4',
  saved: 'M7 4h10v17l-5-4-5 4zM9.500 9.500l2 2 3.500-3.500',
  search: 'M15.500 15.500L20 20M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0z',
  share: 'M12 15V4m-4 4l4-4 4 4M6 11v9h12v-9',
  bookmark: 'M7 4h10v17l-5-4-5 4z',
  fit: 'M4 5v14M20 5v14M8 12h8M10 9.500L7.500 12l2.500 2.500M14 9.500l2.500 2.500-2.500 2.500',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  read: 'M12 6.500C10 5 7 4.500 4 4.500V18c3 0 6 .5 8 2 2-1.500 5-2 8-2V4.500c-3 0-6 .5-8 2zV20',
  more: 'M12 5.500v.1M12 12v.1M12 18.500v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  bell: 'M6 17h12l-1.500-3v-4a4.500 4.500 0 0 0-9 0v4zM10.500 20.500h3',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4m6-4v4M12 13v4m-2-2h4',
  phone:
    'M5 4h4l1.5 4.5L8 10a12 12 0 0 0 6 6l1.500-2.500L20 15v4a1.500 1.500 0 0 1-1.500 1.500A15 15 0 0 1 3.500 5.500 1.500 1.500 0 0 1 5 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  place: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zm0-8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  warning: 'M12 4l9 16H3zM12 10v4m0 2.800v.2',
  facebook:
    'M14 21v-8h3l.5-3.500H14V7.500c0-1 .4-1.700 1.800-1.700h1.800V2.700C17 2.600 16 2.500 15 2.500c-2.600 0-4.400 1.600-4.400 4.500v2.500H7.500V13h3.100v8',
  linkedin: 'M5 10v10M5 5.500v.1M10 20V10m0 4.500C10 12 11.500 10 14 10s4 1.500 4 4.500V20',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.500v.1',
  x: 'M4 4h4.5L20 20h-4.5zM4.5 20l6-6.6M13.4 10.5 19.3 4',
} as const;

export type IconName = keyof typeof paths;

/** Arrows along the line point to the other side where text runs to it. */
const pointing: ReadonlySet<IconName> = new Set(['next', 'previous']);

/** What an icon is drawn in. */
export const IconSvg = styled('svg')({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[dir="rtl"] &[data-points]': { transform: 'scaleX(-1)' },
});

/** A decorative icon beside a text or a label; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <IconSvg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-points={pointing.has(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </IconSvg>
  );
}
