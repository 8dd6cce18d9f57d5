import { messages } from 'virtual:messages/reader';
import type { FailureKind } from '../data/api/call-error';

/** Why a document cannot be shown, besides failures to fetch it. */
export type ReaderFailure = keyof typeof messages.failures;

export const readerWords = messages satisfies { fetchFailures: Record<FailureKind, string> };
