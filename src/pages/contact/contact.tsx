import styled from '@emotion/styled';
import { ContactDetails } from '../../components/organisation/contact-details';
import { ContactForm } from './contact-form';
import { MapCard } from './map-card';
import { OutboxList } from '../../components/form/outbox-list';
import { Region } from '../../components/ui/region';
import { Section } from '../../components/ui/section';
import { SubscribeForm } from './subscribe-form';
import { Typography } from '../../components/ui/typography';
import { messages as contactWords } from 'virtual:messages/contact';
import { up } from '../../theme/tokens';

const Columns = styled('div')({
  display: 'grid',
  gap: 56,
  '& > *': { minWidth: 0 },
  [up.md]: { gridTemplateColumns: '5fr 6fr', gap: 64 },
});
const Part = styled('section')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Side = styled('div')({ display: 'flex', flexDirection: 'column', gap: 56 });

export default function Contact() {
  return (
    <Section>
      <Columns>
        <Side>
          <Part>
            <Typography variant="h2">{contactWords.reachUs}</Typography>
            <Region>
              <MapCard />
            </Region>
            <Region>
              <ContactDetails />
            </Region>
          </Part>
          <Part>
            <Typography variant="h2">{contactWords.subscribeTitle}</Typography>
            <Typography>{contactWords.subscribeText}</Typography>
            <Region>
              <SubscribeForm />
            </Region>
          </Part>
        </Side>
        <Side>
          <Region>
            <OutboxList />
          </Region>
          <Part>
            <Typography variant="h2">{contactWords.getInTouch}</Typography>
            <Typography>{contactWords.everyField}</Typography>
            <Region>
              <ContactForm />
            </Region>
          </Part>
        </Side>
      </Columns>
    </Section>
  );
}
