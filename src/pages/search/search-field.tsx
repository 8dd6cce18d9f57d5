import styled from '@emotion/styled';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { href } from '../../addresses';
import { Button } from '../../components/ui/button';
import { longestQuery } from '../../format/query';
import { palette, shadows, textField } from '../../theme/tokens';
import { projectEventWords as words } from '../../words/projects-events';
import { searchMessages } from '../../words/search/search';
import type { Suggestion } from '../../components/search/suggestions';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 640 });
const Around = styled('div')({ position: 'relative', flex: '1 1 140px', minWidth: 0 });
const Box = styled('input')({
  ...textField,
  width: '100%',
  paddingInline: 12,
  backgroundColor: palette.background.default,
});
const List = styled('ul')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 1,
  margin: '4px 0 0',
  padding: 4,
  listStyle: 'none',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  boxShadow: shadows[6],
});
const Option = styled('li')({
  display: 'grid',
  alignContent: 'center',
  minHeight: 44,
  padding: '4px 8px',
  boxSizing: 'border-box',
  borderRadius: 6,
  cursor: 'pointer',
  '& b': {
    fontWeight: 600,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '& small': { color: palette.text.secondary },
  '&[aria-selected="true"], &:hover': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
});

const searchFor = (q: string) => href('/search', { query: { q } });

interface Props {
  /** The query of the results below. */
  query: string;
  /** Resolves to the entries that begin with the text; undefined for an outdated answer. */
  suggest: (text: string) => Promise<readonly Suggestion[] | undefined>;
}

/**
 * The search field with suggestions: an editable combobox with a listbox, where choosing a suggestion opens its page.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchField({ query, suggest }: Props) {
  const navigate = useNavigate();
  const cameByLink = useNavigationType() === 'PUSH';
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(0);
  const id = useId();
  const isOpen = options.length > 0;

  useEffect(
    function beginToType() {
      if (cameByLink && !query) field.current?.focus();
    },
    [cameByLink, query],
  );

  function close() {
    typed.current += 1;
    setOptions([]);
    setActive(-1);
  }

  const lookAgain = useEffectEvent(() => {
    const { current } = field;
    const isTyping = current === document.activeElement && current?.value.trim() !== query;
    // Suggestions that the user goes through by keys stay.
    if (current && isTyping && active < 0) void look(current.value);
  });
  // Typing asks by itself; this asks when the phone has something new.
  useEffect(() => lookAgain(), [suggest]);

  async function look(text: string) {
    typed.current += 1;
    const own = typed.current;
    const found = text.trim() ? await suggest(text) : [];
    if (!found || own !== typed.current) return;
    setOptions(found);
    setActive(-1);
  }

  function choose(option: Suggestion | undefined) {
    close();
    if (!option) return;
    // The way back leads to the results of what was typed.
    const typed = field.current?.value.trim();
    if (typed && typed !== query) void navigate(searchFor(typed), { replace: true });
    void navigate(option.to);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (active >= 0) return choose(options[active]);
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    close();
    if (asked) void navigate(searchFor(asked));
    return undefined;
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      return close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step === undefined) return undefined;
    event.preventDefault();
    if (!isOpen) return void look(currentTarget.value);
    // The field itself is the place before the first suggestion and after the last.
    const places = options.length + 1;
    return setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <Form role="search" action={href('/search')} onSubmit={submit}>
      <Around>
        <Box
          ref={field}
          type="search"
          role="combobox"
          name="q"
          autoComplete="off"
          maxLength={longestQuery}
          defaultValue={query}
          key={query}
          dir="auto"
          aria-label={words.searchLabel}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          onInput={({ currentTarget }) => void look(currentTarget.value)}
          onKeyDown={press}
          onBlur={close}
        />
        {isOpen && (
          <List role="listbox" id={id} aria-label={searchMessages.suggestions}>
            {options.map((option, place) => (
              <Option
                key={`${place} ${option.to}`}
                role="option"
                id={`${id}${place}`}
                aria-selected={place === active}
                // A press must not take the focus from the field: the list would close before the click.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <b dir="auto">{option.title}</b>
                <small dir="auto">{option.note}</small>
              </Option>
            ))}
          </List>
        )}
      </Around>
      <Button type="submit" variant="contained">
        {words.search}
      </Button>
    </Form>
  );
}
