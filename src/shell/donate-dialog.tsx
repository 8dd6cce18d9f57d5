import Dialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { LinkedRuns } from '../components/text/linked-runs';
import { DialogTop } from '../components/ui/dialog-top';
import { useSettings } from '../data/lists/use-settings';
import { findContacts } from '../format/find-contacts';
import { phoneLink } from '../format/digits';
import { messages as donateWords } from 'virtual:messages/donate';
import { MuiProvider } from '../theme/mui-provider';
import { langAttributes } from '../components/ui/lang-attributes';
import { palette } from '../theme/tokens';

const Body = styled('div')({
  padding: 24,
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& a': { color: palette.primary.main },
});
const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line' });
const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0 });
const Way = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The thank-you dialog; closes by its button, the overlay and Escape. */
export function DonateDialog({ isOpen, onClose }: Props) {
  const { donateText = donateWords.fallback, email, phone, languages } = useSettings();
  const hasWay = findContacts(donateText).some(({ href }) => /^(mailto|tel):/.test(href));
  return (
    <MuiProvider isOpen={isOpen} onClose={onClose}>
      <Dialog open={isOpen} onClose={onClose} aria-labelledby="donate-title">
        <Body>
          <DialogTop id="donate-title" title={donateWords.title} onClose={onClose} />
          <Text {...langAttributes(languages?.donateText)}>
            <LinkedRuns of={donateText} />
          </Text>
          {!hasWay && (
            <Ways>
              {email && (
                <Way href={`mailto:${email}`} dir="ltr">
                  {email}
                </Way>
              )}
              {phone && (
                <Way href={phoneLink(phone)} dir="ltr">
                  {phone}
                </Way>
              )}
            </Ways>
          )}
        </Body>
      </Dialog>
    </MuiProvider>
  );
}
