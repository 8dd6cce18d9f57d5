import styled from '@emotion/styled';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { useSettings } from '../../data/lists/use-settings';
import { formWords } from '../../words/forms/forms';
import { Sentence } from '../ui/sentence';
import { palette } from '../../theme/tokens';
import { firstEmail } from './first-email';

const Note = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& a': { color: palette.primary.main },
});

/** Without a form endpoint: tells the user that the site takes no messages, and that they become e-mails. */
export function FormNote() {
  const address = firstEmail(useSettings().email);
  if (formsEndpoint()) return null;
  return (
    <Note>
      <span>{formWords.takesNone}</span>
      {address && (
        <>
          <span> </span>
          <Sentence of={formWords.becomesEmail}>
            <a href={`mailto:${address}`}>{address}</a>
          </Sentence>
        </>
      )}
    </Note>
  );
}
