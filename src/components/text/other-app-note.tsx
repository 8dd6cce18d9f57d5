import { useId } from 'react';
import { fileType } from '../../data/documents/types';
import { isReadKind } from '../../document-text/kinds';
import type { FileValue } from '../../schemas/base';
import { readerWords as words } from '../../words/reader';
import { Typography } from '../ui/typography';
import { TextPart } from './text-part';

interface Props {
  file: FileValue;
}

/** Says of a document that the app cannot show what opens it. */
export function OtherAppNote({ file }: Props) {
  const id = useId();
  return (
    <TextPart aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {words.theDocument}
      </Typography>
      <p>{isReadKind(fileType(file) ?? '') ? words.documentOfOldKind : words.documentInOtherApp}</p>
    </TextPart>
  );
}
