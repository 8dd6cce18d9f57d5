import styled from '@emotion/styled';
import { aboutWords } from '../../words/about';
import { digits } from '../../words/common';
import { Button } from '../ui/button';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 24,
  // Five buttons fit in one row on the smallest phone.
  '& button': { flex: '1 1 3rem', minWidth: 'min-content', maxWidth: '5.5rem', paddingInline: 4 },
});

interface Props {
  years: readonly number[];
  selected: number | undefined;
  onSelect: (year: number) => void;
}

/** One toggle button for each year; the list below shows the selected year. */
export function YearButtons({ years, selected, onSelect }: Props) {
  return (
    <Row role="group" aria-label={aboutWords.year}>
      {years.map((year) => (
        <Button
          key={year}
          variant={year === selected ? 'contained' : 'outlined'}
          aria-pressed={year === selected}
          onClick={() => onSelect(year)}
        >
          {digits(year)}
        </Button>
      ))}
    </Row>
  );
}
