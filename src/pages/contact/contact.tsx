import styled from '@emotion/styled';
import { useRef } from 'react';
import { useAskedFormat } from '../../components/document/ask-format';
import { ContactDetails } from '../../components/organisation/contact-details';
import { MapCard } from './map-card';
import { mapPlace } from './map-place';
import { OutboxList } from '../../components/form/outbox-list';
import { Region } from '../../components/ui/region';
import { Section } from '../../components/ui/section';
import { Typography } from '../../components/ui/typography';
import { messages as contactWords } from 'virtual:messages/contact';
import { palette, up } from '../../theme/tokens';
import { formWords } from '../../words/forms/forms';
import { Field } from '../../components/form/field';
import { Form } from '../../components/form/form';
import { useTakesMessages } from '../../components/form/takes-messages';
import { Captcha } from '../../components/form/captcha';

/** "Get in touch"; the page renders the heading. */
export function ContactForm() {
  const place = useRef<HTMLDivElement>(null);
  useAskedFormat(place);
  return (
    <div ref={place}>
      <Form
        form="contact"
        captcha={Captcha}
        label={contactWords.getInTouch}
        thanks={formWords.messageSent}
        submit={contactWords.sendMessage}
      >
        <Field name="name" label={formWords.name} autoComplete="name" />
        <Field name="email" label={formWords.email} type="email" autoComplete="email" />
        <Field
          name="website"
          label={formWords.website}
          hint={contactWords.websiteHint}
          inputMode="url"
          autoComplete="url"
        />
        <Field name="message" label={formWords.message} type="multiline" autoComplete="off" />
      </Form>
    </div>
  );
}

/** A subscription by e-mail; the page renders the heading. */
export function SubscribeForm() {
  return (
    <Form
      form="subscribe"
      label={contactWords.subscribeTitle}
      thanks={contactWords.subscribed}
      submit={contactWords.subscribe}
    >
      <Field name="email" label={formWords.emailAddress} type="email" autoComplete="email" />
    </Form>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  '& > *': { minWidth: 0 },
  [up.md]: { gridTemplateColumns: '5fr 6fr', columnGap: 64 },
});
const Part = styled('section')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Message = styled('div')({ display: 'flex', flexDirection: 'column', gap: 56 });
/** Below both columns, on wide screens in one line. */
const Subscription = styled(Part)({
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  [up.md]: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    gap: '8px 64px',
    '& > h2': { alignSelf: 'end' },
    padding: 32,
    '& > :last-child': { gridArea: '1 / 2 / span 2' },
  },
});

export default function Contact() {
  const takesMessages = useTakesMessages();
  const place = mapPlace();
  return (
    <Section>
      <Columns>
        <Part>
          <Typography variant="h2">{contactWords.reachUs}</Typography>
          <Region>
            <ContactDetails />
          </Region>
          {place && (
            <Region>
              <MapCard place={place} />
            </Region>
          )}
        </Part>
        <Message>
          <Region>
            <OutboxList />
          </Region>
          {takesMessages && (
            <Part>
              <Typography variant="h2">{contactWords.getInTouch}</Typography>
              <Typography>{contactWords.everyField}</Typography>
              <Region>
                <ContactForm />
              </Region>
            </Part>
          )}
        </Message>
        {takesMessages && (
          <Subscription>
            <Typography variant="h2">{contactWords.subscribeTitle}</Typography>
            <Typography>{contactWords.subscribeText}</Typography>
            <div>
              <Region>
                <SubscribeForm />
              </Region>
            </div>
          </Subscription>
        )}
      </Columns>
    </Section>
  );
}
