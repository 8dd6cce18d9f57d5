import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { useId } from 'react';
import { messages as words } from 'virtual:messages/proof';
import { messages as qrWords } from 'virtual:messages/qr';
import { useSettings } from '../../data/lists/use-settings';
import type { FileValue } from '../../schemas/base';
import { MuiProvider } from '../../theme/mui-provider';
import { palette } from '../../theme/tokens';
import { defaultName } from '../../words/common';
import { ownAddress } from '../../words/language';
import { noticeWords } from '../../words/notices';
import { FeeWarning } from '../record/contact-and-warning';
import { Fingerprint } from '../record/fingerprint';
import { DialogTop } from '../ui/dialog-top';
import { Typography } from '../ui/typography';
import { CopyVerdict, ReceivedFile } from './compare';
import QrCode from './qr-code';

const Body = styled('div')({
  display: 'grid',
  gap: 20,
  padding: 24,
  maxWidth: '60ch',
  '@media (max-width: 30rem)': { padding: 16 },
  '& > *': { minWidth: 0 },
  '& p': { margin: 0 },
});
const Part = styled('section')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& > *': { minWidth: 0 },
  '& > h3': { fontSize: '1.0625rem' },
});
const Address = styled('code')({
  padding: '8px 12px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** The sentence stands beside the code, and below it where that leaves no line for its words. */
const Scan = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > p': { flex: '1 1 9rem' },
});
const Small = styled('p')({ fontSize: '0.875rem', color: palette.text.secondary });

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The path of the page of the notice or document. */
  page: string;
  file: FileValue | undefined;
}

/**
 * Tells how a notice or a document is known to be real: by its address, by the fingerprint of its document, and by what
 * the organisation never asks for.
 */
export function ProofDialog({ isOpen, onClose, page, file }: Props) {
  const { organisationName = defaultName } = useSettings();
  const titleId = useId();
  const address = location.origin + ownAddress(page);
  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId}>
        <Body>
          <DialogTop id={titleId} title={noticeWords.isReal} onClose={onClose} />
          <Part>
            <p>{words.published(organisationName)}</p>
            <Address dir="ltr">{address}</Address>
            <Scan>
              <QrCode address={address} />
              <Small>{qrWords.scan}</Small>
            </Scan>
          </Part>
          <Part>
            <Typography variant="h3">{words.document}</Typography>
            {!file && <p>{words.noDocument}</p>}
            {file && file.sha256 === undefined && <p>{words.noFingerprint}</p>}
            {file?.sha256 !== undefined && (
              <>
                <Small>{noticeWords.fingerprint}</Small>
                <Fingerprint sha256={file.sha256} />
                <CopyVerdict key={file.sha256} file={file} />
                <ReceivedFile file={file} />
                <Small>{words.stays}</Small>
              </>
            )}
          </Part>
          <Part>
            <Typography variant="h3">{words.never}</Typography>
            <FeeWarning />
          </Part>
        </Body>
      </Dialog>
    </MuiProvider>
  );
}
