import { isDocumentSaved, saveDocument } from '../../data/documents/saves';
import { factsOf, type Facts } from '../../data/kept/facts';
import { forgetThing, keepThing } from '../../data/kept/kept';
import type { Resource } from '../../schemas/base';
import type { Award } from '../../schemas/notices';
import { keptWords as words } from '../../words/kept';
import { language } from '../../words/language';
import type { AnyRecord } from '../list/table-rows';
import { closeToast, showToast } from '../toasts/toasts';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';

export interface Keepable {
  of: Resource;
  record: AnyRecord;
  title: string;
  /** The path of its page. */
  address: string;
}

/** How long (ms) the offer to save the document stands. */
const offerTime = 10_000;

/**
 * Keeps a record, says so, and offers to save its document. `awards` is the whole list of awards, where it is known.
 * Resolves to why that failed, in words; empty if it did not.
 */
export async function keep(
  { of, record, title, address }: Keepable,
  awards: readonly Award[] | undefined,
): Promise<string> {
  const facts = factsOf(of, record, awards);
  const thing = { address, list: of.name, title, language: language.tag, record, facts };
  if (!(await keepThing(thing))) return words.notKept;
  await sayKept(title, address, facts);
  return '';
}

/** Forgets a kept record, and says so. Resolves to why that failed, in words; empty if it did not. */
export async function forget({ title, address }: Pick<Keepable, 'title' | 'address'>): Promise<string> {
  if (!(await forgetThing(address))) return words.notForgotten;
  showToast(words.forgotten(title));
  return '';
}

async function sayKept(title: string, address: string, { document: file, deadline }: Facts): Promise<void> {
  if (!file || (await isDocumentSaved(file.url))) return showToast(words.keptSaid(title));
  const key = `kept ${address}`;
  const save = () => {
    closeToast(key);
    void saveDocument(file, { title, page: address, deadline, isNamedByList: true });
  };
  showToast(words.keptSaid(title), {
    key,
    autoHideDuration: offerTime,
    action: (
      <Button color="inherit" onClick={save}>
        {words.saveToo}
        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      </Button>
    ),
  });
}
