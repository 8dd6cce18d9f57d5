import { useCallback, useEffect, useState } from 'react';
import { readPreference, writePreference } from '../data/device/preferences';

/** Whether pages are shown dark, as the user last chose, and a function that changes it. */
export function useDarkPages(): [boolean, () => void] {
  const [choice, setChoice] = useState<boolean>();
  useEffect(function read() {
    // A choice made in the meantime is newer.
    void readPreference('darkPages').then((stored) => setChoice((before) => before ?? stored));
  }, []);
  const isDark = choice ?? false;
  const toggle = useCallback(() => {
    setChoice(!isDark);
    void writePreference('darkPages', !isDark);
  }, [isDark]);
  return [isDark, toggle];
}
