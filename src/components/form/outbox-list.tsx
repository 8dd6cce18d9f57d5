import styled from '@emotion/styled';
import { useState } from 'react';
import { useOutbox } from '../../data/outbox/outbox';
import { outboxWords } from '../../words/forms/outbox';
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
  /** The message that the user corrects. Its id changes with each attempt. */
  const [corrected, setCorrected] = useState<string>();
  if (messages.length === 0) return null;
  return (
    <Place aria-label={outboxWords.outbox}>
      <Typography variant="h2">{outboxWords.outbox}</Typography>
      <Typography>{outboxWords.outboxText}</Typography>
      <List>
        {messages.map((message) => (
          <EntryBoundary key={message.id} of={message} as={Card}>
            <Card>
              <OutboxEntry
                message={message}
                isCorrected={message.id === corrected}
                onCorrect={setCorrected}
              />
            </Card>
          </EntryBoundary>
        ))}
      </List>
    </Place>
  );
}
