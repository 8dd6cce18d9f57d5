import styled from '@emotion/styled';
import { use, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { downloadDocument } from '../../data/documents/download-document';
import { deleteFormerAfterOpening, type OtherCopy } from '../../data/documents/former-copies';
import { removeSaved } from '../../data/documents/remove-saved';
import { mayOpenHere } from '../../data/documents/types';
import { readStoredText } from '../../data/documents/text-editions';
import { saveDocument, useSaveState, type ListedDocument } from '../../data/documents/saves';
import { isReadKind } from '../../document-text/kinds';
import { isolateBrackets } from '../../format/bidi';
import { dayIn, formatDate } from '../../format/dates';
import type { FileValue } from '../../schemas/base';
import { fileFacts, locale } from '../../words/common';
import { documentWords, saveFailureSentence } from '../../words/documents';
import { deadlineChange, savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { CardBody } from '../../components/ui/card';
import { closeToast, showToast } from '../../components/toasts/toasts';
import { useNow } from '../../browser/clock';
import { viewerAddress } from '../../addresses';
import { Actions, Small, Status } from '../../components/saved/panel';
import { FormerCopies } from './former-copies';
import { shareDocument } from '../../components/document/share-document';
import { NoticeChip } from '../../components/record/notice-chip';
import type { NamedDocument } from '../../components/search/listed-documents';
import { sharedWith } from '../../components/search/shared-notice';
import { SiteContext } from '../../components/ui/site-context';
import { Typography } from '../../components/ui/typography';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useTimeZone } from '../../data/lists/use-settings';

/** How long (ms) a removal can be undone: long enough to read the message and to reach the button. */
const undoTime = 8_000;

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'center' });
const Place = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.875rem',
});

interface Props {
  document: ListedDocument;
  /** The title and the notice of the document in the lists on the device. */
  named?: NamedDocument | undefined;
  /** The other versions of the document. */
  otherCopy?: OtherCopy | undefined;
  /** Called when the card is removed, so that the focus can move elsewhere. */
  onRemoved: () => void;
}

/** One saved document: its title, its page and its actions. */
export function SavedDocumentCard({ document, named, otherCopy, onRemoved }: Props) {
  const { title, page, size, type, language, savedAt, updatedAt, isLost, isNamedByList, deadline } = document;
  const { titleAt } = use(SiteContext);
  const now = useNow();
  const zone = useTimeZone();
  const notice = named?.notice;
  const change = deadlineChange(deadline, notice?.deadline, zone);
  const place = isNamedByList && titleAt(page);
  return (
    <CardBody style={{ gap: '8px' }}>
      <Typography variant="h3" dir="auto">
        {isolateBrackets(title)}
      </Typography>
      {notice && <NoticeChip notice={notice} />}
      {change && <Status>{change}</Status>}
      <Facts>
        <Small as="span">{fileFacts(type, { size, language: named?.file.language ?? language })}</Small>
        {now !== undefined && savedAt > 0 && <Small as="span">{words.savedWhen(savedAt, now)}</Small>}
        {updatedAt !== undefined && (
          <Small as="span">{words.updatedOn(formatDate(dayIn(zone, updatedAt), locale, zone))}</Small>
        )}
        {place && <Place to={page}>{words.belongsTo(place)}</Place>}
      </Facts>
      {!isLost && !mayOpenHere(fileOf(document)) && (
        <Small>{isReadKind(type ?? '') ? words.oldFile : words.inOtherApp}</Small>
      )}
      {isLost ? (
        <LostActions document={document} named={named} onRemoved={onRemoved} />
      ) : (
        <>
          <FormerCopies document={document} otherCopy={otherCopy} />
          <KeptActions document={document} named={named} onRemoved={onRemoved} />
        </>
      )}
    </CardBody>
  );
}

function KeptActions({ document, named, onRemoved }: Props) {
  const zone = useTimeZone();
  const { title, url, page, updatedAt } = document;
  const isReadHere = mayOpenHere(fileOf(document));
  // A document that opens in another app counts as read once it is handed over.
  const noteHandedOver = (version: number | undefined) => {
    if (!isReadHere) void deleteFormerAfterOpening(url, version);
  };

  async function share() {
    const outcome = await shareDocument(fileOf(document), title, sharedWith(named, zone));
    if (outcome === 'shared') noteHandedOver(updatedAt);
    if (outcome === 'copied') showToast(documentWords.linkCopied);
    if (outcome === 'failed') showToast(documentWords.notShared);
  }

  async function download() {
    const outcome = await downloadDocument(fileOf(document));
    if (outcome.is === 'downloaded') noteHandedOver(outcome.updatedAt);
    else showToast(words.notDownloaded);
  }

  return (
    <Actions>
      {isReadHere ? (
        <Button variant="contained" component={Link} to={viewerAddress(url, page)}>
          <Named title={title}>{words.read}</Named>
        </Button>
      ) : (
        <Button variant="contained" onClick={() => void download()}>
          <Named title={title}>{words.download}</Named>
        </Button>
      )}
      <Button variant="outlined" onClick={() => void share()}>
        <Named title={title}>{words.share}</Named>
      </Button>
      <RemoveButton document={document} onRemoved={onRemoved} />
    </Actions>
  );
}

function LostActions({ document, named, onRemoved }: Props) {
  const { title, page, isNamedByList } = document;
  // The document is saved anew.
  const deadline = named?.notice ? named.deadline : document.deadline;
  const file = fileOf(document);
  const state = useSaveState(file);
  const isFetching = state.is === 'saving';
  const hasText = useHasText(file.url);
  return (
    <>
      <Status>{hasText ? words.lostButText : words.lost}</Status>
      <Actions>
        {hasText && (
          <Button variant="outlined" component={Link} to={viewerAddress(document.url, page)}>
            <Named title={title}>{words.readText}</Named>
          </Button>
        )}
        <Button
          variant="contained"
          aria-disabled={isFetching}
          onClick={() =>
            !isFetching &&
            void saveDocument(file, { title, page, deadline, ...(isNamedByList && { isNamedByList }) })
          }
        >
          <Named title={title}>{isFetching ? words.fetching : words.fetchAgain}</Named>
        </Button>
        <RemoveButton document={document} onRemoved={onRemoved} />
      </Actions>
      <span role="status">{state.is === 'failed' && saveFailureSentence(state.failure, state.needed)}</span>
    </>
  );
}

/** Whether the text of a document is on the device, which is kept apart from its bytes. */
function useHasText(url: string): boolean {
  const [hasText, setHasText] = useState(false);
  useEffect(
    function lookForText() {
      let isCurrent = true;
      void readStoredText({ url }).then((text) => isCurrent && setHasText(text !== undefined));
      return () => {
        isCurrent = false;
      };
    },
    [url],
  );
  return hasText;
}

function RemoveButton({ document: { url, title }, onRemoved }: Props) {
  async function remove() {
    onRemoved();
    const bringBack = await removeSaved(url).catch((error: unknown) => {
      console.warn(error);
      showToast(words.notRemoved);
    });
    if (!bringBack) return;
    const key = `removed ${url}`;
    const undo = async () => {
      closeToast(key);
      try {
        await bringBack();
      } catch (error) {
        console.warn(error);
        showToast(words.notUndone);
      }
    };
    showToast(words.removed(title), {
      key,
      autoHideDuration: undoTime,
      action: (
        <Button color="inherit" onClick={() => void undo()}>
          <Named title={title}>{words.undo}</Named>
        </Button>
      ),
    });
  }

  return (
    <Button color="error" onClick={() => void remove()}>
      <Named title={title}>{words.remove}</Named>
    </Button>
  );
}

/** The label of a button, with its object for screen readers. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </>
  );
}

const fileOf = ({ url, size, type, language }: ListedDocument): FileValue => ({
  url,
  size,
  ...(type && { type }),
  ...(language && { language }),
});
