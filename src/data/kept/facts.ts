import { closesAt } from '../../format/dates';
import type { FileValue, NoticeChange, Resource } from '../../schemas/base';
import { isCancelled, noticeOf, tenderState, type Award } from '../../schemas/notices';
import { eventOf } from '../../schemas/posts';

/** What may change of a record that somebody has kept. A fact that is not known is missing. */
export interface Facts {
  /** Whether the list no longer had the record. */
  isGone?: boolean;
  /** The deadline of a notice or the start of an event, as the list writes it; empty if it has none. */
  deadline?: string;
  isCancelled?: boolean;
  /** Who got the contract of an invitation: empty if the outcome names nobody, null as long as there is none. */
  award?: string | null;
  /** The document; null if there is none. */
  document?: FileValue | null;
  /** What the organisation says that it changed, the newest first; empty if it says nothing. */
  told?: readonly NoticeChange[];
}

/** The facts of a record as its list has it now. `awards` is the whole list of awards, where it is known. */
export function factsOf(
  of: Resource,
  record: Readonly<Record<string, unknown>>,
  awards: readonly Award[] | undefined,
): Facts {
  const notice = noticeOf(of, record, awards);
  const deadline = notice ? notice.deadline : eventOf(of, record)?.start;
  const own = notice?.tender?.awards;
  const outcome = own && tenderState({ status: undefined }, own, false);
  const file = Object.keys(of.fields).find((name) => of.fields[name]?.kind === 'file');
  return {
    ...(deadline !== undefined && { deadline }),
    isCancelled: isCancelled(record),
    ...(outcome && { award: outcome.state === 'awarded' ? (outcome.award.awardedTo ?? '') : null }),
    ...(file !== undefined && { document: (record[file] as FileValue | undefined) ?? null }),
    ...(of.fields['changes'] && { told: (record['changes'] as Facts['told']) ?? [] }),
  };
}

/** One difference between a record as it was and as it is. */
export type Change =
  | { is: 'gone' | 'cancelled' | 'not-cancelled' }
  | { is: 'awarded'; to: string }
  | { is: 'deadline'; before: string; now: string }
  | { is: 'document'; was: 'replaced' | 'added' | 'withdrawn' }
  | ({ is: 'told' } & NoticeChange);

/** What the lists on the phone say of a record now: `unknown` where its list could not be read. */
export type Present = Facts | 'gone' | 'unknown';

interface Comparison {
  zone: string;
  /** Whether both are of one language of the site: free texts and documents of two languages always differ. */
  isSameLanguage: boolean;
}

/**
 * What changed of a record since its earlier facts, the weightiest first. A fact that one side does not know counts as
 * unchanged. That a deadline has passed is no change: the deadline says it.
 */
export function changesOf(before: Facts, present: Present, about: Comparison): Change[] {
  if (present === 'unknown') return [];
  if (present === 'gone') return before.isGone ? [] : [{ is: 'gone' }];
  const changes: Change[] = [];
  if (before.isCancelled !== undefined && present.isCancelled !== undefined) {
    if (present.isCancelled && !before.isCancelled) changes.push({ is: 'cancelled' });
    if (before.isCancelled && !present.isCancelled) changes.push({ is: 'not-cancelled' });
  }
  const { award } = present;
  if (typeof award === 'string' && before.award !== undefined && before.award !== award)
    changes.push({ is: 'awarded', to: award });
  const deadline = deadlineChange(before.deadline, present.deadline, about);
  if (deadline) changes.push(deadline);
  const document = documentChange(before.document, present.document, about);
  if (document) changes.push(document);
  return [...changes, ...toldSince(before.told, present.told)];
}

/** The sentences that came since, which stand before those of then: a corrected one is no news. */
const toldSince = (before: Facts['told'], now: Facts['told']): Change[] =>
  before && now
    ? now.slice(0, Math.max(0, now.length - before.length)).map((change) => ({ is: 'told', ...change }))
    : [];

function deadlineChange(
  before: string | undefined,
  now: string | undefined,
  { zone, isSameLanguage }: Comparison,
): Change | undefined {
  if (before === undefined || now === undefined || before === now) return undefined;
  const [old, present] = [closesAt(before, zone), closesAt(now, zone)];
  if (old !== undefined && old === present) return undefined;
  const isFreeText = (before !== '' && old === undefined) || (now !== '' && present === undefined);
  if (isFreeText && !isSameLanguage) return undefined;
  return { is: 'deadline', before, now };
}

function documentChange(
  before: FileValue | null | undefined,
  now: FileValue | null | undefined,
  { isSameLanguage }: Comparison,
): Change | undefined {
  if (before === undefined || now === undefined) return undefined;
  if (!before) return now ? { is: 'document', was: 'added' } : undefined;
  if (!now) return { is: 'document', was: 'withdrawn' };
  return isSameLanguage && isOther(before, now) ? { is: 'document', was: 'replaced' } : undefined;
}

/** By what the list says of both: their hashes, else their addresses and sizes. */
function isOther(before: FileValue, now: FileValue): boolean {
  if (before.sha256 !== undefined && now.sha256 !== undefined) return before.sha256 !== now.sha256;
  if (before.url !== now.url) return true;
  return before.size !== undefined && now.size !== undefined && before.size !== now.size;
}
