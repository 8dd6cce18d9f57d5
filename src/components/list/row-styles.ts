import { leading, palette } from '../../theme/tokens';

/**
 * Cuts a text after as many lines as the variable `--lines` says, else after two. Where a text of the other direction
 * stands at the edge at which it ends, the sign of the cut needs room there.
 */
export const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 'var(--lines, 2)',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '[dir="rtl"] &[dir="ltr"], [dir="ltr"] &[dir="rtl"]': {
    paddingInlineEnd: '1em',
    // Its lines end at the edge of the others: the room is that between the columns, or of the card.
    marginInlineEnd: '-1em',
  },
} as const;

/**
 * The texts of a cell, each in two lines of a card or in one of a table. `text-overflow` would cut a text in two scripts
 * in its middle. Below its line is room for what reaches there.
 */
export const textLines = {
  '& [data-line] bdi': {
    ...clamped,
    gridColumn: '1 / -1',
    paddingBlockEnd: 1,
  },
  '& [data-line] bdi + span': { display: 'none' },
} as const;

/** One line per record, under the names of the columns. */
export const asRows = {
  display: 'table',
  backgroundColor: palette.background.paper,
  borderRadius: 12,
  boxShadow: `0 0 0 1px ${palette.divider}`,
  '@media (forced-colors: active)': { outline: '1px solid' },
  overflow: 'hidden',
  '& thead': { position: 'static', clipPath: 'none', display: 'table-header-group' },
  '& tbody': { display: 'table-row-group' },
  '& tr, & tbody > tr': { display: 'table-row', border: 0 },
  '& [data-line][data-wide]': { width: '27%', maxWidth: 0 },
  '& [data-line] > [dir]': { display: 'block' },
  '& [data-line] bdi': { '--lines': 1 },
  // A list of places without a sign would say that these are all.
  '& [data-cut]::after': { content: '"…"' },
  '& [data-rest]': { display: 'none' },
  '& [data-line] a': { paddingBlock: 0 },
  '& th, & td, & td[data-empty]': {
    display: 'table-cell',
    fontSize: '0.875rem',
    lineHeight: leading(1.25),
    height: 64,
    padding: '2px 8px',
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
  '& tbody tr:last-child > *': { borderBlockEnd: 0 },
  '& thead th': {
    height: 32,
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: palette.text.secondary,
  },
  '& tbody th': {
    position: 'relative',
    fontSize: '0.9375rem',
    width: '30%',
  },
  // Lines of Arabic script are higher.
  '[dir="rtl"] & tbody th, & tbody th > [dir="rtl"]': { '--lines': 2 },
  '& th:first-of-type': { paddingInlineStart: 16 },
  '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
  '& td[data-kind="file"] [data-button]': { whiteSpace: 'nowrap' },
  // The facts of a document stand below its actions. Lines of Arabic script leave no other room above and below.
  '& td[data-kind="file"]': { paddingBlock: 3 },
  '[dir="rtl"] & td[data-kind="file"]': { paddingBlock: 0 },
  '& td [data-compact]': { rowGap: 0 },
  '& td [data-below]': { minHeight: 18 },
  '[dir="rtl"] & td [data-below]': { minHeight: 22 },
  // A date in two calendars takes two lines.
  '[dir="ltr"] & td[data-kind="date"]': { whiteSpace: 'nowrap' },
  '& .label': { display: 'none' },
  // Reserves the width of the widest chip, so that the columns do not shift when the chip renders.
  '& [data-deadline]': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    justifyItems: 'start',
    gap: '2px 8px',
    minWidth: '12rem',
    fontSize: 'inherit',
  },
  // A date in two calendars.
  '[dir="rtl"] & [data-deadline]': { rowGap: 0, minWidth: '15.5rem' },
  '& [data-deadline] > *': { gridColumn: 1, fontSize: '0.8125rem' },
  // In some language a state has more words than a column has room for.
  '& [data-deadline] > span': { minHeight: 24, whiteSpace: 'normal' },
  '& [data-deadline] > span:last-child': { gridColumn: '1 / -1' },
  // The sentence about an award in one line: its page has all of it.
  '[dir="rtl"] & [data-deadline] > *': { '--lines': 1 },
  '& [data-deadline] a': { ...clamped, paddingBlock: 0 },
  // A button without words.
  '& [data-deadline] > button': {
    display: 'inline-flex',
    gridArea: '1 / 2 / 3',
    minWidth: 44,
    // In the line of the other actions, which have the facts of the document below them.
    translate: '0 -9px',
  },
  '[dir="rtl"] & [data-deadline] > button': { translate: '0 -11px' },
  '& [data-deadline] > button > *': { margin: 0 },
  '& [data-deadline] > button > :last-child': { fontSize: 0 },
} as const;

/** The room for the actions of a document in one line of a row: on tablets they are words alone. */
export const actionsInLine = {
  '@container (min-width: 51rem) and (max-width: 63.99rem)': {
    '& td [data-compact]': { minWidth: '12rem' },
    '[dir="rtl"] & td [data-compact]': { minWidth: '15.25rem' },
    // As wide as “Saved”, so that nothing moves.
    '& td [data-compact] [data-button][data-button]': { minWidth: '4rem' },
    '[dir="rtl"] & td [data-compact] [data-button][data-button]': { minWidth: '5rem' },
    '& td [data-compact] [data-start-icon]': { display: 'none' },
  },
  '@container (min-width: 64rem)': {
    '& [data-compact]': { minWidth: '15.75rem' },
    '[dir="rtl"] & [data-compact]': { minWidth: '18rem' },
  },
} as const;
