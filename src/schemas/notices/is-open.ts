/** Whether a notice was cancelled, however its API writes the word. */
export const isCancelled = (record: object): boolean =>
  (record as { status?: string }).status?.trim().toLowerCase() === 'cancelled';

/**
 * Whether a notice can still be answered: it is not cancelled, and its deadline has not passed. Without a deadline, or
 * with a free text one, it never closes. `read` is a `deadlineReader`. An award closes it, too: `tenderState` knows.
 */
export const isOpen = (
  record: object,
  deadline: string | undefined,
  read: (deadline: string | undefined) => { state: string },
): boolean => !isCancelled(record) && read(deadline).state !== 'closed';
