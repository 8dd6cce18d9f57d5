import styled from '@emotion/styled';

const Text = styled('div')({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& p + p': { marginBlockStart: '1em' },
});

/** Renders plain text as paragraphs, split at blank lines. */
export function Paragraphs({ children }: { children: string }) {
  const paragraphs = children.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <Text>
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph.trim()}
        </p>
      ))}
    </Text>
  );
}
