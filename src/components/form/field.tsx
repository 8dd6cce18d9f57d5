import styled from '@emotion/styled';
import { useId, type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute } from 'react';
import { palette } from '../../theme/tokens';

const Place = styled('div')({ minWidth: 0 });
const WidePlace = styled(Place)({ gridColumn: '1 / -1' });
const Label = styled('label')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });
const look = {
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '9px 12px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 8,
  '&:user-invalid': { borderColor: palette.error.main, borderWidth: 2, padding: '8px 11px' },
  '&:disabled': { opacity: 0.6 },
} as const;
const Line = styled('input')(look);
const Lines = styled('textarea')(look, { minHeight: 144, resize: 'vertical' });

interface Props {
  name: string;
  label: string;
  /** `lines` renders a textarea. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'> | 'lines';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'url' | 'tel';
  optional?: boolean;
  pattern?: string;
  /** The text that the browser adds to its pattern mismatch message. */
  rule?: string;
}

/** A labelled form field with native validation; required by default. */
export function Field({ name, label, type = 'text', optional = false, rule, ...rest }: Props) {
  const id = useId();
  const common = { id, name, required: !optional, dir: 'auto', title: rule, ...rest };
  if (type === 'lines')
    return (
      <WidePlace>
        <Label htmlFor={id}>{label}</Label>
        <Lines rows={6} {...common} />
      </WidePlace>
    );
  return (
    <Place>
      <Label htmlFor={id}>{label}</Label>
      <Line type={type} {...common} />
    </Place>
  );
}
