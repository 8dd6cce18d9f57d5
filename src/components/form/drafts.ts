import { useEffect, useEffectEvent, type RefObject } from 'react';
import { onReload } from '../../browser/reload';
import { otherStores } from '../../data/device/stores';
import { pathAt } from '../../words/language';

type Fields = Readonly<Record<string, string>>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A form that was left longer ago (ms) was not left for a page whose file is gone. */
const leftFor = 60_000;

/** What was typed before a reload, by page and form, until its form is shown. */
const restored = new Map<string, Fields>();
/** What was typed into forms that were left: the next page may lead to a reload. */
const left = new Map<string, { fields: Fields; at: number }>();
/** The forms that are shown: what is typed in each. */
const shown = new Map<string, () => Fields | undefined>();

const key = otherStores.drafts;

/** Session Storage holds them from before a reload to the next form that is shown, and no longer. */
function takeStored(): void {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (stored === null) return;
    for (const [name, fields] of JSON.parse(stored) as [string, Fields][]) restored.set(name, fields);
  } catch (error) {
    console.warn(`What was typed before the reload is lost: ${String(error)}`);
  }
}

function store(): void {
  const drafts = new Map(restored);
  for (const [name, { fields, at }] of left) if (Date.now() - at < leftFor) drafts.set(name, fields);
  for (const [name, read] of shown) {
    const fields = read();
    if (fields) drafts.set(name, fields);
  }
  if (drafts.size === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...drafts]));
  } catch (error) {
    console.warn(`What was typed is not kept over the reload: ${String(error)}`);
  }
}

let isFollowing = false;
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onReload(store);
}

const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input[name]:not([type="password"]), textarea[name]'),
];

/** What the user typed; undefined if nothing is there that was not there from the start. */
function typedIn(form: HTMLFormElement): Fields | undefined {
  const typed = fieldsOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
  return typed.length > 0 ? Object.fromEntries(typed.map(({ name, value }) => [name, value])) : undefined;
}

/** Fills fields that are as they were from the start, as if the user had typed it there. */
function fill(form: HTMLFormElement, draft: Fields): void {
  for (const field of fieldsOf(form)) {
    const text = draft[field.name];
    if (text === undefined || field.value !== field.defaultValue) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Keeps what the user typed into a form over a reload of the app's own, also where he has just left its page: it is
 * there again when the form is. `name` tells it from other forms of its page. What was sent is not kept, since it is no
 * longer in the fields; nor is what is being sent, which the outbox has.
 */
export function useDraft(place: RefObject<HTMLFormElement | null>, name: string, isSending: boolean): void {
  const isKept = useEffectEvent(() => !isSending);
  useEffect(() => {
    const form = place.current;
    if (!form) return undefined;
    follow();
    takeStored();
    const own = `${pathAt(location.pathname)}|${name}`;
    const read = () => (isKept() ? typedIn(form) : undefined);
    const draft = restored.get(own);
    restored.delete(own);
    left.delete(own);
    if (draft) fill(form, draft);
    shown.set(own, read);
    return () => {
      shown.delete(own);
      const fields = read();
      if (fields) left.set(own, { fields, at: Date.now() });
    };
  }, [place, name]);
}
