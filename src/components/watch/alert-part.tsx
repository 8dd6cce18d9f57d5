import { use, useEffect, useState } from 'react';
import {
  endAlert,
  findAlertWay,
  startAlert,
  useAlert,
  type AlertStart,
  type AlertWay,
} from '../../data/watches/alerts';
import { ownAddress } from '../../words/language';
import { watchWords as words } from '../../words/watch';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { Typography } from '../ui/typography';
import { makeAlert } from './make-alert';
import { partsOf, watchablePlace } from './watch-news';

const { alerts } = words;

/** The address of a feed that the head of this page names: a site without an address of its own has none. */
const feedAt = (path: string): string | undefined =>
  document.head.querySelector<HTMLLinkElement>(`link[type="application/atom+xml"][href$="${path}"]`)?.href;

/** What the user is told after a press. */
const outcomes: Readonly<Record<AlertStart, string>> = {
  started: alerts.started,
  denied: alerts.denied,
  dismissed: alerts.dismissed,
  failed: alerts.failed,
};

/** What each way costs and who learns of it, said before the browser asks. */
const costs = { push: alerts.push, sync: alerts.sync } as const;

/**
 * Offers to tell of the new entries of a watch while the app is closed, too, where this browser can; else says what it
 * can do, and names the feed.
 */
export function AlertPart({ address }: { address: string }) {
  const { records } = use(SiteContext);
  const isOn = useAlert(address);
  const [way, setWay] = useState<AlertWay>();
  const [outcome, setOutcome] = useState<AlertStart>();
  const [isBusy, setBusy] = useState(false);
  useEffect(function findWay() {
    let isCurrent = true;
    void findAlertWay().then((found) => isCurrent && setWay(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (way === undefined || isOn === undefined) return null;
  const { path, query } = partsOf(address);
  const feed = feedAt(ownAddress(`${path}.atom`));

  async function press(by: 'push' | 'sync') {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    if (isOn) await endAlert(address);
    else setOutcome(await startAlert(address, await makeAlert(watchablePlace(records, path)!, query), by));
    setBusy(false);
  }

  return (
    <>
      <Typography variant="h3">{alerts.title}</Typography>
      {way === 'push' || way === 'sync' ? (
        <>
          <p>{costs[way]}</p>
          <Button
            variant="outlined"
            startIcon={<Icon name={isOn ? 'check' : 'bell'} />}
            aria-pressed={isOn}
            aria-disabled={isBusy}
            onClick={() => void press(way)}
          >
            {isOn ? alerts.stop : alerts.start}
          </Button>
          <span role="status">{isBusy ? alerts.busy : outcome ? outcomes[outcome] : isOn && alerts.on}</span>
        </>
      ) : (
        <>
          <p>{way === 'ios' ? alerts.ios : alerts.nothing}</p>
          {feed && <a href={feed}>{alerts.feed}</a>}
        </>
      )}
    </>
  );
}
