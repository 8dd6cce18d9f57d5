import styled from '@emotion/styled';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { useSettings } from '../../data/lists/use-settings';
import { formWords } from '../../words/forms';
import { Sentence } from '../ui/sentence';
import { palette } from '../../theme/tokens';

const Note = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& a': { color: palette.primary.main },
});

/** Without a form endpoint: tells the user that nothing is delivered, and gives the e-mail address instead. */
export function FormNote() {
  const { email } = useSettings();
  if (formsEndpoint()) return null;
  return (
    <Note>
      {formWords.notDelivered}
      {email && (
        <>
          {' '}
          <Sentence of={formWords.writeInstead}>
            <a href={`mailto:${email}`}>{email}</a>
          </Sentence>
        </>
      )}
    </Note>
  );
}
