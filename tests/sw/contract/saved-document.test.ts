import { describe, expect, it } from 'vitest';
import { expectWarning } from '../../support/console';
import { savedAsHeader } from '../../../sw/contract/contract';
import {
  readSaved,
  readSavedAs,
  encodeSavedDocument,
  type SavedDocument,
} from '../../../sw/contract/saved-document';

const row: SavedDocument = {
  url: '/files/tor.pdf',
  title: 'شرح وظایف',
  page: '/vacancies',
  size: 3,
  savedAt: 5,
  isNamedByList: true,
};
const inHeader = (value: string) => readSavedAs(new Headers({ [savedAsHeader]: value }));

describe('the row in a saved copy', () => {
  it('is read as it was written', () => expect(inHeader(encodeSavedDocument(row))).toEqual(row));

  it('may be missing', () => expect(readSavedAs(new Headers())).toBeUndefined());

  it.each(['%7Bdamaged', '%E0%A4%A'])('is missing if it is damaged: %s', (value) => {
    expectWarning(/carries a row that cannot be read/, 1);
    expect(inHeader(value)).toBeUndefined();
  });
});

describe('the deadline in a row', () => {
  it.each(['2026-12-05', ''])('“%s” is read as it was written', (deadline) =>
    expect(inHeader(encodeSavedDocument({ ...row, deadline }))).toEqual({ ...row, deadline }),
  );

  it.each([undefined, 7, null])('is missing where it is no text: %s', (deadline) =>
    expect(readSaved({ ...row, deadline })).not.toHaveProperty('deadline'),
  );
});

describe('the title in a row', () => {
  it.each([
    { ...row, isNamedByList: undefined },
    { ...row, title: ' ' },
    { ...row, title: 7 },
    { ...row, page: undefined },
  ])('is the file name, and the page is home, for %j', (damaged) =>
    expect(readSaved(damaged)).toMatchObject({ title: 'tor.pdf', page: '/' }),
  );
});
