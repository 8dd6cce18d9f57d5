import { useCallback, useEffect, useState } from 'react';
import { readDarkPages, writeDarkPages } from '../data/device/dark-pages';

/** Whether pages are shown dark, as the user last chose, and a function that changes it. */
export function useDarkPages(): [boolean, () => void] {
  const [choice, setChoice] = useState<boolean>();
  useEffect(function read() {
    // A choice made in the meantime is newer.
    void readDarkPages().then((stored) => setChoice((before) => before ?? stored));
  }, []);
  const isDark = choice ?? false;
  const toggle = useCallback(() => {
    setChoice(!isDark);
    void writeDarkPages(!isDark);
  }, [isDark]);
  return [isDark, toggle];
}
