import { styled } from '@mui/material/styles';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { useSettings } from '../../data/lists/use-settings';
import { formWords } from '../../words/forms';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.main },
}));

/** Where nothing is delivered yet: the reader is told, and how to write to the organisation instead. */
export function FormNote() {
  const { email } = useSettings();
  if (formsEndpoint()) return null;
  return (
    <Note>
      {formWords.notDelivered}
      {email && (
        <>
          {` ${formWords.writeInstead} `}
          <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </Note>
  );
}
