import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { messages } from 'virtual:messages/record';
import { useNow } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { machineDate } from '../../format/dates';
import type { Fields, NoticeChange } from '../../schemas/base';
import { wholeDeadline } from '../../words/notices';
import { DateText } from '../list/date-text';
import { DeadlineChip } from '../list/deadline-chip';
import type { AnyRecord, ChipProps, Column } from '../list/table-rows';
import { palette } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: '12px 16px',
  // Of two short facts around a wide one, none has a line of its own.
  gridAutoFlow: 'row dense',
  margin: 0,
  '& > div': { minWidth: 0 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  // The sheet is as wide as the screen, with room for four columns.
  '@media (min-width: 37.5rem) and (max-width: 56.2rem)': { '& > [data-wide]': { gridColumn: 'span 2' } },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const When = styled('span')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });
const Zone = styled('span')({ display: 'block', fontWeight: 400, fontSize: '0.875rem' });

interface Props {
  facts: readonly Column[];
  fields: Fields;
  record: AnyRecord;
  /** The component that shows the state of the deadline; `DeadlineChip` by default. */
  chip: ComponentType<ChipProps> | undefined;
}

/** The facts of a record that have a value, as pairs of name and value. */
export function RecordFacts({ facts, fields, record, chip }: Props) {
  return (
    <List>
      {facts.map((fact) => {
        const value = record[fact.field] as string | undefined;
        if (fact.as === 'deadline')
          return <DeadlineFact key={fact.field} {...{ fact, value, record, chip }} />;
        if (value === undefined) return null;
        return (
          <div key={fact.field} data-wide={String(value).length > 16 || undefined}>
            <dt>{fact.title}</dt>
            <dd {...textAttributes(record, fact.field)}>
              {fields[fact.field]?.kind === 'date' ? <DateText>{value}</DateText> : isolateBrackets(value)}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

interface DeadlineProps extends Pick<Props, 'record' | 'chip'> {
  fact: Column;
  value: string | undefined;
}

/** A deadline with its time, its time zone and its state. */
function DeadlineFact({ fact, value, record, chip: Chip = DeadlineChip }: DeadlineProps) {
  const zone = useTimeZone();
  const now = useNow();
  const whole = value === undefined ? undefined : wholeDeadline(value, zone);
  return (
    <div data-wide>
      <dt>{fact.title}</dt>
      <dd>
        {whole && (
          <When>
            <time dateTime={machineDate(value!, zone)} dir="auto">
              {whole.date}
            </time>
            {whole.zone && <Zone>{whole.zone}</Zone>}
          </When>
        )}
        <Chip record={record} deadline={value} now={now} zone={zone} />
      </dd>
    </div>
  );
}

const Changed = styled('div')({
  padding: '12px 16px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  borderInlineStart: `4px solid ${palette.warning.main}`,
  '& h2': { margin: 0, fontSize: '1rem' },
  '& dl': { display: 'grid', gap: 8, margin: 0, marginBlockStart: 8 },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** What the organisation says that it changed of a notice, the newest first; nothing without a change. */
export function RecordChanges({ record }: { record: AnyRecord }) {
  const changes = (record.changes ?? []) as readonly NoticeChange[];
  if (changes.length === 0) return null;
  return (
    <Changed>
      <h2>{messages.changes}</h2>
      <dl>
        {changes.map(({ date, sentence }, at) => (
          <div key={at}>
            <dt>
              <DateText>{date}</DateText>
            </dt>
            <dd {...textAttributes(record, 'changes')}>{isolateBrackets(sentence)}</dd>
          </div>
        ))}
      </dl>
    </Changed>
  );
}
