import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nameOf, type WatchNews } from '../../components/watch/watch-news';
import { Actions, PageSection, Small, Status } from '../../components/saved/panel';
import { Button } from '../../components/ui/button';
import { Card, CardBody } from '../../components/ui/card';
import { Typography } from '../../components/ui/typography';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { endWatch } from '../../data/watches/watches';
import { watchWords as words } from '../../words/watch';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Title = styled(Link)({ color: 'inherit' });

/** What is watched, with what is new in it; nothing where nothing is watched. */
export function WatchList({ watches }: { watches: readonly WatchNews[] }) {
  const [failure, setFailure] = useState('');
  if (watches.length === 0) return null;
  return (
    <PageSection id="watched">
      <Typography variant="h2">{words.watched}</Typography>
      <p>{words.how}</p>
      <List>
        {watches.map((one) => (
          <Card key={one.watch.address}>
            <WatchCard
              of={one}
              onEnd={async () => setFailure((await endWatch(one.watch.address)) ? '' : words.notEnded)}
            />
          </Card>
        ))}
      </List>
      <span role="status">{failure}</span>
    </PageSection>
  );
}

function WatchCard({ of, onEnd }: { of: WatchNews; onEnd: () => Promise<void> }) {
  const { watch, place, isOfLanguage, news } = of;
  const name = nameOf(of);
  return (
    <CardBody style={{ gap: '8px' }}>
      <Typography variant="h3">{place ? <Title to={watch.address}>{name}</Title> : name}</Typography>
      {news.length > 0 && <Status isGood>{words.news(news.length)}</Status>}
      {isOfLanguage ? (
        news.length === 0 && <Small>{place ? words.nothingNew : words.listGone}</Small>
      ) : (
        <Small>{words.otherLanguage}</Small>
      )}
      <Actions>
        <Button size="small" color="error" onClick={() => void onEnd()}>
          {words.stop}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Actions>
    </CardBody>
  );
}
