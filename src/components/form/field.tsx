import styled from '@emotion/styled';
import {
  createContext,
  use,
  useId,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
} from 'react';
import type { FieldErrors } from '../../data/outbox/refusal';
import { palette } from '../../theme/tokens';

const Place = styled('div')({ minWidth: 0 });
const WidePlace = styled(Place)({ gridColumn: '1 / -1' });
const Label = styled('label')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });
const Hint = styled('div')({ marginBlockStart: 4, fontSize: '0.875rem', color: palette.text.secondary });
const Fault = styled(Hint)({ color: palette.error.main, fontWeight: 600, whiteSpace: 'pre-line' });
const invalid = { borderColor: palette.error.main, borderWidth: 2, padding: '8px 11px' };
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
  // Apart: a browser that does not know one selector drops the whole rule.
  '&:user-invalid': invalid,
  '&[aria-invalid]': invalid,
  '&:disabled': { opacity: 0.6 },
} as const;
const Line = styled('input')(look);
const Lines = styled('textarea')(look, { minHeight: 144, resize: 'vertical' });

/** The server's sentences about the fields of the form, by name. */
export const FieldErrorsContext = createContext<FieldErrors>({});

interface Props {
  name: string;
  label: string;
  /** `lines` renders a textarea. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'> | 'lines';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'url' | 'tel';
  optional?: boolean;
  defaultValue?: string;
  pattern?: string;
  /** The text that the browser adds to its pattern mismatch message. */
  rule?: string;
  /** Advice below the field. */
  hint?: string;
}

/** A labelled form field with native validation; required by default. */
export function Field({ name, label, type = 'text', optional = false, rule, hint, ...rest }: Props) {
  const id = useId();
  const fault = use(FieldErrorsContext)[name];
  const common = {
    id,
    name,
    required: !optional,
    dir: 'auto',
    title: rule,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || hint ? `${id}-about` : undefined,
    ...rest,
  };
  const Around = type === 'lines' ? WidePlace : Place;
  return (
    <Around>
      <Label htmlFor={id}>{label}</Label>
      {type === 'lines' ? <Lines rows={6} {...common} /> : <Line type={type} {...common} />}
      {(fault || hint) && (
        <div id={`${id}-about`}>
          {fault && <Fault dir="auto">{fault}</Fault>}
          {hint && <Hint>{hint}</Hint>}
        </div>
      )}
    </Around>
  );
}
