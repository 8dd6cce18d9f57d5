import { messages } from 'virtual:messages/reader';
import type { FailureKind } from '../data/api/call-error';

/** Why nothing can be shown, besides that it could not be fetched. */
export type ReaderFailure = keyof typeof messages.failures;

export const readerWords = messages satisfies { fetchFailures: Record<FailureKind, string> };
