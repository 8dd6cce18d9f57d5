import styled from '@emotion/styled';
import { langAttributes } from './lang-attributes';

const Text = styled('div')({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p + p': { marginBlockStart: '1em' },
});

interface Props {
  children: string;
  /** The language of the text, if it is another one than that of the page. */
  lang?: string | undefined;
}

/** Renders plain text as paragraphs, split at blank lines. */
export function Paragraphs({ children, lang }: Props) {
  const paragraphs = children.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <Text>
      {paragraphs.map((paragraph, index) => (
        <p key={index} {...langAttributes(lang)}>
          {paragraph.trim()}
        </p>
      ))}
    </Text>
  );
}
