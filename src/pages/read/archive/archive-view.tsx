import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../../addresses';
import { Button } from '../../../components/ui/button';
import type { Elements } from '../../../components/ui/elements';
import { Icon } from '../../../components/ui/icon';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { fileType } from '../../../data/documents/types';
import { hasTextKind, isArchiveKind, isReadKind } from '../../../document-text/kinds';
import type { ArchiveFile, ArchiveList } from '../../../document-text/office/archive';
import { isolateBrackets } from '../../../format/bidi';
import { palette } from '../../../theme/tokens';
import { fileFacts } from '../../../words/common';
import { documentWords } from '../../../words/documents';
import { readerWords as words } from '../../../words/reader';
import { partName } from './part-url';

const Scroller = styled('div')({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: 16,
  paddingBlockEnd: 48,
  '&:focus-visible': { outlineOffset: -3 },
});
const Column = styled('div')({
  maxWidth: '42rem',
  marginInline: 'auto',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li, & > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${palette.divider}`,
  },
});
const Words = styled('div')({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
const Small = styled('div')({ fontSize: '0.875rem', color: palette.text.secondary });

interface Props {
  list: ArchiveList;
  /** The address of the archive, and the page that it belongs to. */
  address: string;
  from: string;
  title: string;
  /** The button that hands the archive over. */
  wayOut: Elements;
}

/** The files of an archive: those that open here, and those that need another app. */
export const ArchiveView = ({ list: { files, more }, address, from, title, wayOut }: Props) => (
  <Scroller tabIndex={0} role="region" aria-label={title}>
    <Column>
      <div>
        <Words>{words.zipFiles(files.length + more)}</Words>
        {wayOut}
      </div>
      <ul>
        {files.map((file, index) => (
          // An archive may have two files with one path.
          <li key={index}>
            <FileWords file={file} />
            {opensWithin(file) && (
              <Button
                variant="outlined"
                startIcon={<Icon name="read" />}
                component={Link}
                to={href('/read', { query: { file: address, part: file.path, from } })}
              >
                {documentWords.read}
                <VisuallyHidden>{`: ${partName(file.path)}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.zipMore(more)}</p>}
    </Column>
  </Scroller>
);

function FileWords({ file: { path, size } }: { file: ArchiveFile }) {
  const name = partName(path);
  const folder = path.slice(0, -name.length - 1);
  return (
    <Words>
      {folder && (
        <Small>
          <bdi>{isolateBrackets(folder)}</bdi>
        </Small>
      )}
      <div>
        <bdi>{isolateBrackets(name)}</bdi>
      </div>
      <Small>{fileFacts(kindOf(path) || undefined, { size })}</Small>
      {!opensWithin({ path }) && <Small>{noteOn(path)}</Small>}
    </Words>
  );
}

// Encoded, a path has neither a query nor a fragment.
const kindOf = (path: string) => fileType({ url: encodeURIComponent(path) }) ?? '';

const opensWithin = ({ path }: Pick<ArchiveFile, 'path'>) => hasTextKind(kindOf(path));

function noteOn(path: string): string {
  const kind = kindOf(path);
  if (isArchiveKind(kind)) return words.zipWithin;
  return isReadKind(kind) ? words.oldFile : words.inOtherApp;
}
