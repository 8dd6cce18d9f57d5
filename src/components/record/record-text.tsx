import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle';
import { mayHaveText } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import { useLazyComponent } from '../ui/lazy/use-lazy-component';

const loadText = () => import('../text/notice-text').then(({ NoticeText }) => NoticeText);

interface Props {
  file: FileValue;
  title: string;
}

/** The text of a record's document. It comes after the page has started, and is not in its HTML. */
export function RecordText({ file, title }: Props) {
  const { Component, load } = useLazyComponent(loadText);
  const isOffered = mayHaveText(file);
  useEffect(
    function loadLater() {
      let isCurrent = true;
      if (isOffered) void whenIdle().then(() => isCurrent && load());
      return () => {
        isCurrent = false;
      };
    },
    [isOffered, load],
  );
  return Component && <Component key={file.url} file={file} title={title} />;
}
