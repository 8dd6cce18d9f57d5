import { useEffect } from 'react';
import { useSettings } from '../data/lists/use-settings';
import { defaultName } from '../words/common';

/** Sets the title of the document: the name of the page, then that of the organisation. */
export function DocumentTitle({ page }: { page: string }) {
  const { organisationName = defaultName } = useSettings();
  const title = `${page} · ${organisationName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
