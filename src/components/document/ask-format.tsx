import { useEffect, type RefObject } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { messages as words } from 'virtual:messages/ask-format';
import { href } from '../../addresses';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { withoutIsolates } from '../../format/bidi';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/**
 * What goes along to the contact page, in the state of the history: an address would tell the server, and whoever the
 * link is passed on to, which document somebody cannot use.
 */
interface Asked {
  askedName: string;
}

/**
 * Leads to the contact form, which then begins with what is asked for. Nothing where the site has no contact page, or
 * takes no messages.
 */
export function AskFormat({ name }: { name: string }) {
  const to = href('/contact');
  if (!to || !formsEndpoint()) return null;
  return (
    <Button
      size="small"
      startIcon={<Icon name="mail" />}
      component={Link}
      to={to}
      state={{ askedName: name } satisfies Asked}
      // Its icon stands below the beginning of other lines.
      style={{ justifySelf: 'start', marginInlineStart: -5 }}
    >
      {words.ask}
    </Button>
  );
}

const nameIn = (state: unknown): string | undefined => {
  const { askedName } = (state ?? {}) as Partial<Record<keyof Asked, unknown>>;
  return typeof askedName === 'string' ? askedName : undefined;
};

/**
 * Begins the message of who came by `AskFormat`, behind what is written there already, and moves the focus there. After
 * a reload and on the way back only an empty message is begun.
 */
export function useAskedFormat(place: RefObject<HTMLElement | null>): void {
  const { state, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const name = nameIn(state);
  useEffect(
    function begin() {
      const field = place.current?.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
      if (!field || name === undefined) return;
      const sentence = `${withoutIsolates(words.message(name))} `;
      if (field.value.includes(sentence.trim()) || (isBack && field.value !== '')) return;
      field.value = field.value.trim() === '' ? sentence : `${field.value.trimEnd()}\n\n${sentence}`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    },
    // A press of another link is another key.
    [place, name, isBack, key],
  );
}
