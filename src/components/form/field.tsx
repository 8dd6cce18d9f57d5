import styled from '@emotion/styled';
import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
} from 'react';
import type { FieldErrors } from '../../data/outbox/refusal';
import { formWords, refusalSentence } from '../../words/forms/forms';
import { palette, textField } from '../../theme/tokens';
/**
 * The longest texts of fields (UTF-16 units). A server takes a message of at least 64 kB; all fields of a form together
 * stay below, in any script, with their names and the answer of a captcha.
 */
export const longestText = { line: 500, multiline: 15_000 } as const;

/** By how many characters a text is too long for its field. */
export const excessOf = (text: string, type: string): number =>
  Math.max(0, text.length - (type === 'multiline' ? longestText.multiline : longestText.line));

const Cell = styled('div')({ minWidth: 0 });
const WideCell = styled(Cell)({ gridColumn: '1 / -1' });
const Label = styled('label')({ display: 'block', fontWeight: 600, marginBlockEnd: 4 });
const Hint = styled('div')({ marginBlockStart: 4, fontSize: '0.875rem', color: palette.text.secondary });
const Fault = styled(Hint)({ color: palette.error.main, fontWeight: 600, whiteSpace: 'pre-line' });
const invalid = { borderColor: palette.error.main, borderWidth: 2, padding: '8px 11px' };
const inputStyle = {
  ...textField,
  display: 'block',
  width: '100%',
  padding: '9px 12px',
  backgroundColor: palette.background.paper,
  // Below a sticky header, with its label.
  scrollMarginBlockStart: '3rem',
  // Apart: a browser that does not know one selector drops the whole rule.
  '&:user-invalid': invalid,
  '&[aria-invalid]': invalid,
  '&:disabled': { opacity: 0.6 },
} as const;
const Input = styled('input')(inputStyle);
const TextArea = styled('textarea')(inputStyle, { minHeight: 144, resize: 'vertical' });

/** The server's sentences about the fields of the form, by name. */
export const FieldErrorsContext = createContext<FieldErrors>({});

interface Props {
  name: string;
  label: string;
  /** `multiline` renders a textarea. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel'> | 'multiline';
  autoComplete: HTMLInputAutoCompleteAttribute;
  inputMode?: 'url' | 'tel';
  optional?: boolean;
  defaultValue?: string;
  pattern?: string;
  /** The text that the browser adds to its pattern mismatch message. */
  patternHint?: string;
  /** Advice below the field. */
  hint?: string;
}

/**
 * A labelled form field with native validation; required by default. A text that is too long to be sent stays in the
 * field: `maxlength` would cut what is pasted, and say nothing.
 */
export function Field({ name, label, type = 'text', optional = false, patternHint, hint, ...rest }: Props) {
  const id = useId();
  const refusal = use(FieldErrorsContext)[name];
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [excess, setExcess] = useState(() => excessOf(rest.defaultValue ?? '', type));
  const tooLong = excess > 0 ? formWords.tooLong(excess) : '';
  useEffect(() => control.current?.setCustomValidity(tooLong), [tooLong]);
  const fault = tooLong || (refusal && refusalSentence(refusal));
  const common = {
    id,
    name,
    ref: control,
    onInput: () => setExcess(excessOf(control.current?.value ?? '', type)),
    required: !optional,
    dir: 'auto',
    title: patternHint,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault || hint ? `${id}-about` : undefined,
    ...rest,
  };
  const Wrapper = type === 'multiline' ? WideCell : Cell;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      {type === 'multiline' ? <TextArea rows={6} {...common} /> : <Input type={type} {...common} />}
      {(fault || hint) && (
        <div id={`${id}-about`}>
          {fault && <Fault dir="auto">{fault}</Fault>}
          {hint && <Hint>{hint}</Hint>}
        </div>
      )}
    </Wrapper>
  );
}
