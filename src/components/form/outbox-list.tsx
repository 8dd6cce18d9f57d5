import styled from '@emotion/styled';
import { useOutbox } from '../../data/outbox/outbox';
import { formWords } from '../../words/forms';
import { Card } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { OutboxEntry } from './outbox-entry';
import { Typography } from '../ui/typography';

const Place = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The messages of the outbox; renders nothing when it is empty. */
export function OutboxList() {
  const messages = useOutbox();
  if (messages.length === 0) return null;
  return (
    <Place aria-label={formWords.outbox}>
      <Typography variant="h2">{formWords.outbox}</Typography>
      <Typography>{formWords.outboxText}</Typography>
      <List>
        {messages.map((message) => (
          <EntryBoundary key={message.id} of={message} as={Card}>
            <Card>
              <OutboxEntry message={message} />
            </Card>
          </EntryBoundary>
        ))}
      </List>
    </Place>
  );
}
