import styled from '@emotion/styled';
import type { ReactElement, RefObject } from 'react';
import { cutQuery, longestQuery } from '../../format/query';
import { digits, words } from '../../words/common';
import { down, palette, textField } from '../../theme/tokens';

export const Bar = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginBlockEnd: 6,
  '@media print': { display: 'none' },
});
const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 });
const Search = styled('input')({
  ...textField,
  flex: '2 1 9rem',
  minWidth: 0,
  maxWidth: 'min(100%, 420px)',
  paddingInline: 10,
  backgroundColor: palette.background.paper,
});
/** The browser's own arrow touches the border, and covers the end of the words. */
const Place = styled(Search)({
  flex: '1 1 7.5rem',
  width: '7.5rem',
  maxWidth: 'min(100%, 15rem)',
  appearance: 'none',
  paddingInline: '8px 24px',
  backgroundImage: 'conic-gradient(from -45deg at 50% 100%, currentColor 90deg, transparent 0)',
  backgroundSize: '10px 5px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'calc(100% - 10px) 55%',
  '[dir="rtl"] &': { backgroundPositionX: 10 },
  // A phone has no room for it; its search finds years too.
  [down.md]: { '&[name="year"]:has([value=""]:checked)': { display: 'none' } },
});
interface Props {
  form: RefObject<HTMLFormElement | null>;
  of: ListQuery;
  /** Whether records can be closed. */
  hasDeadline: boolean;
  choices: readonly ChoiceProps[];
  /** Called with the query of the address for what the user chose. */
  onQuery: (query: string) => void;
  /** The number of records that fit. */
  children: ReactElement;
}

/**
 * The filters of a list. The fields are uncontrolled: what the user changed before hydration is read from them, and
 * without the app a browser sends the same query.
 */
export const FilterForm = ({ form, of, hasDeadline, choices, onQuery, children }: Props) => (
  <Bar
    role="search"
    ref={form}
    onChange={({ currentTarget }) => onQuery(queryOf(currentTarget))}
    onSubmit={(event) => event.preventDefault()}
  >
    <Search
      type="search"
      name="q"
      defaultValue={of.text}
      maxLength={longestQuery}
      placeholder={words.filter}
      aria-label={words.filter}
    />
    {choices.map((choice) => (
      <Choice key={choice.name} {...choice} />
    ))}
    <input type="hidden" name="sort" value={of.order} />
    {hasDeadline && (
      <Label>
        <input data-box="" type="checkbox" name="open" defaultChecked={of.isOpenOnly} />
        {words.openOnly}
      </Label>
    )}
    {children}
  </Bar>
);

interface ChoiceProps {
  name: string;
  label: string;
  /** The entry that chooses nothing. */
  all: string;
  values: readonly string[];
  value: string;
}

/** A filter by one of several values; nothing where there is no choice. */
const Choice = ({ name, label, all, values, value }: ChoiceProps) =>
  (values.length > 1 || value) && (
    <Place as="select" name={name} aria-label={label} defaultValue={value}>
      <option value="">{all}</option>
      {[...new Set([...values, value])].map(
        (text) =>
          text && (
            <option key={text} value={text}>
              {name === 'year' ? digits(text) : text}
            </option>
          ),
      )}
    </Place>
  );

/** What the address of a list asks for; `chosen` is the value of a further field of the records. */
export interface ListQuery {
  text: string;
  isOpenOnly: boolean;
  place: string;
  year: string;
  order: string;
  chosen: string;
}

/** The filter of a form as the query of an address: `?q=herat&open=on`, or empty. */
export function queryOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].filter(([, value]) => String(value).trim());
  return asText(new URLSearchParams(given as [string, string][]));
}

/** The query of an address with another order. */
export function withOrder(query: string, order: string): string {
  const params = new URLSearchParams(query);
  params.set('sort', order);
  if (!order) params.delete('sort');
  return asText(params);
}

const asText = (params: URLSearchParams) => String(params) && `?${params}`;

/** Reads the query of an address; `field` is the one that `chosen` is a value of. */
export function readQuery(query: string, field = ''): ListQuery {
  const params = new URLSearchParams(query);
  const read = (name: string) => params.get(name)?.trim() ?? '';
  return {
    text: cutQuery(read('q')),
    isOpenOnly: params.has('open'),
    place: read('place'),
    year: read('year'),
    order: read('sort'),
    chosen: read(field),
  };
}
