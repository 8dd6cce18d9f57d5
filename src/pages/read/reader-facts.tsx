import { useEffect, useState } from 'react';
import { versionTime } from '../../data/documents/reading-position';
import { recordLanguage } from '../../data/documents/update-saved-titles';
import { useSaveState } from '../../data/documents/saves';
import { dayIn, formatDate } from '../../format/dates';
import type { FileValue } from '../../schemas/base';
import { fileFacts, locale } from '../../words/common';
import { readerWords as words } from '../../words/reader';
import { useTimeZone } from '../../data/lists/use-settings';

/**
 * The language of the document, and the age of the open copy: when it was saved or last changed, else the date in the
 * server's response.
 */
export const ReaderFacts = ({ file }: { file: FileValue }) => (
  <>
    {file.language && <span>{fileFacts(undefined, { language: file.language })}</span>}
    <ReaderDate file={file} />
  </>
);

function ReaderDate({ file }: { file: FileValue }) {
  const zone = useTimeZone();
  const state = useSaveState(file);
  const [version, setVersion] = useState<number>();
  useEffect(
    function readVersion() {
      let isCurrent = true;
      void versionTime(file.url).then((time) => isCurrent && setVersion(time));
      return () => {
        isCurrent = false;
      };
    },
    [file, state],
  );
  useEffect(
    function keepLanguage() {
      if (state.is === 'saved' && file.language) void recordLanguage(file.url, file.language);
    },
    [file, state],
  );
  const day = (time: number) => formatDate(dayIn(zone, time), locale, zone);
  if (state.is === 'saved') {
    const { savedAt, updatedAt } = state.document;
    return (
      <span>{updatedAt === undefined ? words.savedOn(day(savedAt)) : words.updatedOn(day(updatedAt))}</span>
    );
  }
  return version === undefined ? null : <span>{words.versionOf(day(version))}</span>;
}
