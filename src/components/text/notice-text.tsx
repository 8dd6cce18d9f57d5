import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { href } from '../../addresses';
import { isMetered, loadDataSaver } from '../../data/device/data-saver';
import { loadText, readStoredText, type StoredText } from '../../data/documents/text-editions';
import { useTimeZone } from '../../data/lists/use-settings';
import { plain, textsOf, type Block, type Edition } from '../../document-text/edition';
import { fold } from '../../format/fold';
import type { FileValue } from '../../schemas/base';
import { readerWords as words } from '../../words/reader';
import { Button } from '../ui/button';
import { Typography } from '../ui/typography';
import { TextArticle } from './text-article';
import { hasPages, originSentence } from './text-origin';
import { TextPart } from './text-part';
import { textVersion } from './text-version';

/** Tells that the text goes on. */
const Folded = styled('div')({
  '&[data-folded]': {
    maskImage: 'linear-gradient(#000 calc(100% - 5rem), transparent)',
    '@media print': { maskImage: 'none' },
  },
});
/** Paper has the document's own address. */
const ToPages = styled(Link)({ '@media print': { display: 'none' } });

/** About what a phone shows at once (characters). */
const firstScreen = 700;

interface Props {
  file: FileValue;
  title: string;
}

/** The text of a notice's document: its first screen, and the rest when asked for. Nothing where there is none. */
export function NoticeText({ file, title }: Props) {
  const text = useText(file);
  const zone = useTimeZone();
  const { pathname } = useLocation();
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const rest = useRef<HTMLDivElement>(null);
  useEffect(function printWhole() {
    // The browser prints what is rendered when the event returns.
    const unfoldNow = () => flushSync(() => setWhole(true));
    addEventListener('beforeprint', unfoldNow);
    return () => removeEventListener('beforeprint', unfoldNow);
  }, []);
  if (!text) return null;
  const edition = withoutTitle(text.edition, title);
  const all = edition.blocks.length;
  const first = firstNewBlock(text.edition.blocks, title);
  const end = first + countOfScreen(edition.blocks.slice(first));
  const isFolded = !isWhole && end < all;
  const [from, to] = isFolded ? [first, end] : [0, all];
  const version = textVersion(text, file, zone);

  function unfold() {
    setWhole(true);
    rest.current?.focus({ preventScroll: true });
  }

  return (
    <TextPart aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {words.textOfDocument}
      </Typography>
      <p>
        <span>{`${originSentence(edition)} `}</span>
        {version && <span>{`${version} `}</span>}
        {hasPages(edition) && (
          <ToPages to={href('/read', { query: { file: file.url, from: pathname, view: 'pages' } })}>
            {words.showPages}
          </ToPages>
        )}
      </p>
      <Folded ref={rest} tabIndex={-1} data-folded={isFolded || undefined} style={{ outline: 'none' }}>
        <TextArticle edition={edition} from={from} to={to} isWithin />
      </Folded>
      {isFolded && (
        <Button variant="outlined" onClick={unfold}>
          {words.readWhole}
        </Button>
      )}
    </TextPart>
  );
}

/** The text that is on the device, else the server's, unless each byte costs. */
function useText(file: FileValue): StoredText | undefined {
  const [text, setText] = useState<StoredText>();
  useEffect(
    function read() {
      let isCurrent = true;
      async function run() {
        await loadDataSaver();
        const found = await (isMetered() ? readStoredText(file) : loadText(file));
        if (isCurrent) setText(found);
      }
      void run();
      return () => {
        isCurrent = false;
      };
    },
    [file],
  );
  return text;
}

/** The page has the title already. The headings that are left begin at the first level, so that none is skipped. */
function withoutTitle(edition: Edition, title: string): Edition {
  const rest = edition.blocks.filter((block) => block.is !== 'heading' || !isSame(plain(block.text), title));
  const levels = rest.flatMap((block) => (block.is === 'heading' ? [block.level] : []));
  const above = Math.min(...levels) - 1;
  const blocks = rest.map((block) =>
    block.is === 'heading' ? { ...block, level: block.level - above } : block,
  );
  return { ...edition, blocks };
}

/**
 * The index, without the title, of the first block that says what the page does not: what stands before it is the
 * letterhead, the title, and a table of names and values below it. 0 where the text does not begin like that.
 */
function firstNewBlock(blocks: readonly Block[], title: string): number {
  const at = blocks.findIndex((block) => block.is === 'heading');
  const heading = blocks[at];
  if (heading?.is !== 'heading' || !isSame(plain(heading.text), title)) return 0;
  const next = blocks[at + 1];
  const hasFacts = next?.is === 'table' && next.rows.every((row) => row.length === 2);
  return hasFacts ? at + 1 : at;
}

const isSame = (one: string, other: string) => fold(one).trim() === fold(other).trim();

/** How many blocks fill the first screen: at least one, and all of them where little would be left. */
function countOfScreen(blocks: readonly Block[]): number {
  const lengths = blocks.map((block) =>
    textsOf(block).reduce((length, text) => length + plain(text).length + 20, 0),
  );
  const all = lengths.reduce((sum, length) => sum + length, 0);
  if (all < firstScreen * 1.5) return blocks.length;
  let shown = 0;
  const end = lengths.findIndex((length) => (shown += length) >= firstScreen);
  return end + 1;
}
