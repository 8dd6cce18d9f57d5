import styled from '@emotion/styled';
import { formWords } from '../../words/forms/forms';
import { Field } from './field';
import { Form } from './form';
import { Typography } from '../ui/typography';

const Box = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });

/** The newsletter form of the sidebar, with its heading. */
export function NewsletterForm() {
  return (
    <Box>
      <Typography variant="h3" component="h2">
        {formWords.newsletter}
      </Typography>
      <Form
        form="newsletter"
        label={formWords.newsletter}
        thanks={formWords.thanksForEmail}
        submit={formWords.newsletterSubmit}
      >
        <Field name="email" label={formWords.emailAddress} type="email" autoComplete="email" optional />
      </Form>
    </Box>
  );
}
