import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { importRetriably } from '../../browser/import-retriably';
import { downloadDocument } from '../../data/documents/download-document';
import { SealIcon } from '../../components/record/seal-icon';
import { ReaderAction } from './reader-action';
import { useRemoval } from './use-removal';
import { cancelSave, saveDocument, useSaveState, whySaveFailed } from '../../data/documents/saves';
import type { About } from '../../data/documents/types';
import { usePlatform } from '../../browser/platform';
import type { FileValue } from '../../schemas/base';
import { documentWords, downloadSentence, progressWords, saveFailureSentence } from '../../words/documents';
import { noticeWords } from '../../words/notices';
import { readerWords as words } from '../../words/reader';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useLazyComponent } from '../../components/ui/lazy/use-lazy-component';
import {
  shouldAdviseInstall,
  loadInstallDialog,
  saveAnyway,
} from '../../components/install/install-before-save';
import { shareDocument, type Shared } from '../../components/document/share-document';
import { palette, shadows } from '../../theme/tokens';

/** Above the tools of the viewer. The largest text takes two lines of them. */
const Notice = styled('span')({
  position: 'fixed',
  insetInlineEnd: 8,
  insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
  zIndex: 3,
  maxWidth: 'calc(100% - 16px)',
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  borderRadius: 8,
  backgroundColor: palette.background.paper,
  color: palette.text.primary,
  boxShadow: shadows[2],
  padding: '8px 12px',
  '@media (forced-colors: active)': { border: '1px solid' },
  // Not hidden: a status message is announced only in an element that was there before.
  '&[data-empty="true"]': { padding: 0, border: 0 },
});

/** The sign of a saved document: the inverse of the bar's colours. */
const Saved = styled('span')({
  display: 'flex',
  padding: 4,
  margin: -4,
  borderRadius: '50%',
  backgroundColor: palette.inverse.contrastText,
  color: palette.inverse.main,
});

/** On the narrowest screens with large text it would take a line of its own: there the page of the notice has it. */
const Proven = styled(ReaderAction)({ '@container (max-width: 16rem)': { display: 'none' } });

/** How long (ms) a status message is shown. */
const noticeTime = 8_000;

interface Props {
  file: FileValue;
  /** The metadata that is stored with the document when it is saved. */
  about: About;
  /** Returns what goes along with the document when it is shared. */
  sharedOf?: () => Shared | undefined;
}

/** A temporary status message; a new one replaces it and restarts the timer. */
function useNotice(): [string, (sentence: string) => void] {
  const [notice, setNotice] = useState({ sentence: '' });
  useEffect(
    function forget() {
      if (!notice.sentence) return undefined;
      const timer = setTimeout(() => setNotice({ sentence: '' }), noticeTime);
      return () => clearTimeout(timer);
    },
    [notice],
  );
  return [notice.sentence, (sentence) => setNotice({ sentence })];
}

/** Share, Download and Save for the open document. On iOS a file can leave the app only through Share. */
export function ReaderActions({ file, about, sharedOf }: Props) {
  const state = useSaveState(file);
  const platform = usePlatform();
  const [notice, tell] = useNotice();
  const [isAdvising, setAdvising] = useState(false);
  const { Component: Advice, load } = useLazyComponent(loadInstallDialog);
  const wasCancelled = useRef(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { remove, undo } = useRemoval(file.url, tell);

  async function share() {
    const outcome = await shareDocument(file, about.title, sharedOf?.());
    if (outcome === 'copied') tell(documentWords.linkCopied);
    if (outcome === 'failed') tell(documentWords.notShared);
  }
  async function download() {
    const outcome = await downloadDocument(file);
    tell(downloadSentence(outcome));
  }
  async function save() {
    if (!(await saveDocument(file, about)) && !wasCancelled.current) {
      tell(saveFailureSentence(whySaveFailed(file.url) ?? 'unreachable', undefined));
    }
  }
  async function press() {
    if (state.is === 'saving') {
      wasCancelled.current = true;
      return cancelSave(file.url);
    }
    if (state.is === 'saved') return remove();
    wasCancelled.current = false;
    if (shouldAdviseInstall() && (await load())) return setAdvising(true);
    return save();
  }

  return (
    <>
      <ProofButton page={about.page} file={file} onFailure={() => tell(documentWords.menuFailed)} />
      <ReaderAction name={words.share} label={words.share} onClick={() => void share()}>
        <Icon name="share" />
      </ReaderAction>
      {platform !== 'ios' && (
        <ReaderAction name={words.download} label={words.download} onClick={() => void download()}>
          <Icon name="download" />
        </ReaderAction>
      )}
      <ReaderAction
        ref={saveButton}
        name={saveName[state.is]}
        label={saveLabel[state.is]}
        disabled={state.is === 'unknown'}
        onClick={() => void press()}
      >
        {state.is === 'saved' ? (
          <Saved>
            <Icon name="check" />
          </Saved>
        ) : (
          <Icon name={saveIcon[state.is]} />
        )}
      </ReaderAction>
      <Notice data-empty={!notice && !undo}>
        <span role="status">{notice}</span>
        {undo && (
          <Button
            onClick={() => {
              saveButton.current?.focus({ preventScroll: true });
              void undo();
            }}
          >
            {words.undo}
          </Button>
        )}
      </Notice>
      {state.is === 'saving' && <Notice>{progressWords(state)}</Notice>}
      {Advice && (
        <Advice
          isOpen={isAdvising}
          onClose={() => setAdvising(false)}
          onSaveAnyway={() => {
            saveAnyway();
            setAdvising(false);
            void save();
          }}
        />
      )}
    </>
  );
}

const loadProof = () =>
  importRetriably(() => import('../../components/proof/proof-dialog')).then(({ ProofDialog }) => ProofDialog);

interface ProofProps {
  page: string;
  file: FileValue;
  onFailure: () => void;
}

/** Tells how the document is known to be real; the dialog is loaded on the first press. */
function ProofButton({ page, file, onFailure }: ProofProps) {
  const { Component: Proof, load } = useLazyComponent(loadProof);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    if (await load()) setOpen(true);
    else onFailure();
  }

  return (
    <>
      <Proven
        name={noticeWords.isReal}
        label={noticeWords.isReal}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <SealIcon />
      </Proven>
      {Proof && <Proof isOpen={isOpen} onClose={() => setOpen(false)} page={page} file={file} />}
    </>
  );
}

const saveLabel = {
  unknown: documentWords.saveShort,
  'not-saved': documentWords.saveShort,
  saving: words.cancelSaving,
  saved: words.saved,
  lost: documentWords.saveShort,
  failed: documentWords.saveShort,
} as const;

const saveName = {
  unknown: words.save,
  'not-saved': words.save,
  saving: words.cancelSaving,
  saved: words.removeSaved,
  lost: words.save,
  failed: words.save,
} as const;

/** A saved document has a sign of its own. */
const saveIcon = {
  unknown: 'offline',
  'not-saved': 'offline',
  saving: 'close',
  lost: 'offline',
  failed: 'offline',
} as const;
