import styled from '@emotion/styled';
import { use, useEffect, useRef, useState } from 'react';
import { messages as words } from 'virtual:messages/proof';
import { judgeFile, type Verdict } from '../../data/documents/judge-file';
import { readStoredDocument } from '../../data/documents/fetch-document';
import { isolateBrackets } from '../../format/bidi';
import type { FileValue } from '../../schemas/base';
import { palette } from '../../theme/tokens';
import { documentLists } from '../search/listed-documents';
import { Button } from '../ui/button';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  overflowWrap: 'anywhere',
  '&[data-tone="good"]': { fontWeight: 600, color: palette.success.main },
  '&[data-tone="bad"]': { fontWeight: 600, color: palette.error.main },
  '& > svg': { marginBlockStart: 3 },
});

type Tone = 'good' | 'bad' | 'plain';

const Said = ({ tone, children }: { tone: Tone; children: Elements | string }) => (
  <Line data-tone={tone}>
    {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'warning'} />}
    <span>{children}</span>
  </Line>
);

/** The names of the lists that name documents. */
function useListNames(): string[] {
  const { records } = use(SiteContext);
  return documentLists(records).map(({ of }) => of.name);
}

type CopyState = 'checking' | 'none' | 'same' | 'different' | 'unknown';

const copyTones = {
  checking: 'plain',
  none: 'plain',
  same: 'good',
  different: 'bad',
  unknown: 'plain',
} as const satisfies Record<CopyState, Tone>;

/** Compares the copy on this phone with the published document, and says what came of it. */
export function CopyVerdict({ file }: { file: FileValue }) {
  const lists = useListNames();
  const [state, setState] = useState<CopyState>('checking');
  useEffect(function compareOnce() {
    let isCurrent = true;
    void judgeCopy(file, lists).then((judged) => isCurrent && setState(judged));
    return () => {
      isCurrent = false;
    };
    // The lists are those of the site; a file with another hash is another element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div role="status">
      <Said tone={copyTones[state]}>{words.copy[state]}</Said>
    </div>
  );
}

async function judgeCopy(file: FileValue, lists: readonly string[]): Promise<CopyState> {
  const copy = await readStoredDocument(file);
  if (!copy) return 'none';
  try {
    const { is } = await judgeFile(file, copy.blob, lists);
    if (is === 'unknown') return is;
    return is === 'published' ? 'same' : 'different';
  } catch (error) {
    console.warn(`The copy of ${file.url} could not be compared:`, error);
    return 'unknown';
  }
}

type Received = { name: string } & (Verdict | { is: 'comparing' | 'unread' });

/** Lets the user choose a file that came from elsewhere, and says whether it is the published document. */
export function ReceivedFile({ file }: { file: FileValue }) {
  const lists = useListNames();
  const chooser = useRef<HTMLInputElement>(null);
  const [received, setReceived] = useState<Received>();

  async function compare(chosen: File) {
    const { name } = chosen;
    setReceived({ name, is: 'comparing' });
    try {
      setReceived({ name, ...(await judgeFile(file, chosen, lists)) });
    } catch (error) {
      console.warn(`${name} could not be read:`, error);
      setReceived({ name, is: 'unread' });
    }
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={words.compare}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file can then be chosen again.
          currentTarget.value = '';
          if (chosen) void compare(chosen);
        }}
      />
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        {words.compare}
      </Button>
      <div role="status">{received && <ReceivedVerdict {...received} />}</div>
    </>
  );
}

const receivedTones = {
  comparing: 'plain',
  published: 'good',
  elsewhere: 'plain',
  different: 'bad',
  unsure: 'bad',
  unread: 'plain',
  unknown: 'plain',
} as const satisfies Record<Received['is'], Tone>;

function ReceivedVerdict(received: Received) {
  const { is, name } = received;
  return (
    <>
      <Said tone={receivedTones[is]}>
        {is === 'unknown' ? words.copy.unknown : isolateBrackets(words.received[is](name))}
      </Said>
      {is === 'elsewhere' && (
        <a href={received.address} dir="ltr">
          {received.address}
        </a>
      )}
    </>
  );
}
