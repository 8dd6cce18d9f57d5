import styled from '@emotion/styled';
import { readDeadline, type Deadline } from '../../format/dates';
import { deadlineWords } from '../../words/common';
import { Icon, type IconName } from '../ui/icon';
import { palette } from '../../theme/tokens';
import type { ChipProps } from './table-rows';

const looks = {
  'open-until-filled': ['success', 'check'],
  open: ['success', 'check'],
  'closing-soon': ['warning', 'clock'],
  'closes-today': ['warning', 'clock'],
  closed: ['error', 'close'],
  unknown: ['success', 'check'],
} as const satisfies Record<Deadline['state'], [string, IconName]>;

/** A state in a few words, with an icon. */
export const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{
  tone: 'success' | 'warning' | 'error';
}>(({ tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  paddingInline: 8,
  borderRadius: 14,
  border: '1px solid currentColor',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  // In a card with large text a chip may be wider than the phone.
  '@media (max-width: 599px)': { whiteSpace: 'normal' },
  color: palette[tone].main,
  // On paper “in 3 days” is soon wrong: the date is printed beside it.
  '@media print': { '&[data-passing]': { display: 'none' } },
}));

/** The states whose text changes from day to day. */
export const passing: ReadonlySet<Deadline['state']> = new Set<Deadline['state']>([
  'closing-soon',
  'closes-today',
]);

/** Room for a chip. The state depends on the device's clock, so prerendered HTML reserves the space only. */
export const Reserved = styled('span')({
  display: 'inline-block',
  minHeight: 28,
  minWidth: 'min(8em, 100%)',
  '@media print': { display: 'none' },
});

type Props = Pick<ChipProps, 'deadline' | 'now' | 'zone'>;

/** The state of a deadline as a text and an icon; renders nothing for free text. */
export function DeadlineChip({ deadline, now, zone }: Props) {
  if (now === undefined) return <Reserved />;
  const reading = readDeadline(deadline, now, zone);
  const label = deadlineWords(reading);
  if (!label) return null;
  const [tone, icon] = looks[reading.state];
  return (
    <Chip tone={tone} data-passing={passing.has(reading.state) || undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Chip>
  );
}
