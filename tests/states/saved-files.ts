import { setCurrent } from '../../src/data/documents/save-states';
import { addressOf, type SaveState } from '../../src/data/documents/types';
import type { FileValue } from '../../src/schemas/base';
import { longText } from './parts';

const document = { url: '', title: longText, page: '/vacancies', size: 120_000, savedAt: 0 };

export const saveStates = {
  unknown: { is: 'unknown' },
  'not saved': { is: 'not-saved' },
  saving: { is: 'saving', received: 42_000, size: 100_000 },
  'saving, of unknown size': { is: 'saving', received: 42_000 },
  saved: { is: 'saved', document },
  lost: { is: 'lost', document },
  unreadable: { is: 'failed', failure: 'unreadable' },
  failed: { is: 'failed', failure: 'no-space', needed: 4_000_000 },
} as const satisfies Record<string, SaveState>;

/** One document for each state of saving, which does not change. */
export const savedFiles: [state: string, file: FileValue][] = Object.entries(saveStates).map(
  ([name, state], index) => {
    const file = { url: `/files/state-${index}.pdf`, size: 120_000 };
    setCurrent(addressOf(file.url), state);
    return [name, file];
  },
);
