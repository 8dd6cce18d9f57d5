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
import { keptWords } from '../../words/kept';
import { watchWords as words } from '../../words/watch';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Title = styled(Link)({ color: 'inherit' });

/** What is watched, with what is new in it; nothing where nothing is watched. */
export function WatchList({ watches }: { watches: readonly WatchNews[] | 'failed' }) {
  const [failure, setFailure] = useState('');
  if (watches.length === 0) return null;
  if (watches === 'failed')
    return (
      <PageSection id="watched">
        <Typography variant="h2">{words.watched}</Typography>
        <Status>{keptWords.unreadable}</Status>
      </PageSection>
    );
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

/** What a watch without news says. */
const standings: Readonly<Record<WatchNews['is'], string>> = {
  compared: words.nothingNew,
  'not-here': keptWords.unknown,
  'other-language': words.otherLanguage,
  gone: words.listGone,
};

function WatchCard({ of, onEnd }: { of: WatchNews; onEnd: () => Promise<void> }) {
  const { watch, place, is, news } = of;
  const name = nameOf(of);
  return (
    <CardBody style={{ gap: '8px' }}>
      <Typography variant="h3">{place ? <Title to={watch.address}>{name}</Title> : name}</Typography>
      {news.length > 0 && <Status isGood>{words.news(news.length)}</Status>}
      {news.length === 0 && <Small>{standings[is]}</Small>}
      <Actions>
        <Button size="small" color="error" onClick={() => void onEnd()}>
          {words.stop}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Actions>
    </CardBody>
  );
}
