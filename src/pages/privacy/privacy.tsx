import { Link } from 'react-router-dom';
import { messages as countsWords } from 'virtual:messages/counts';
import { href } from '../../addresses';
import { ContactDetails } from '../../components/organisation/contact-details';
import { keepablePages, noticePages } from '../../components/kept/keepable-pages';
import { Chapter } from '../../components/ui/chapter';
import { Region } from '../../components/ui/region';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { Sentence } from '../../components/ui/sentence';
import { Typography } from '../../components/ui/typography';
import { useTakesMessages } from '../../components/form/takes-messages';
import type { countsPrefix } from '../../data/counts/counts-prefix';
import { caches, database, rowPrefixes } from '../../data/device/named-stores';
import { otherStores } from '../../data/device/stores';
import { formsEndpoint } from '../../data/outbox/endpoint';
import { privacyWords as words, type HostPurpose } from '../../words/privacy';
import { listed } from '../../words/common';
import styled from '@emotion/styled';
import { palette } from '../../theme/tokens';

const List = styled('dl')({
  margin: '0 0 12px',
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '0 0 12px', fontSize: '0.875rem', color: palette.text.secondary },
  '& code': { fontSize: 'inherit', color: palette.text.primary },
});

interface Props<Name extends string> {
  /** The names of the stores, as the developer tools of a browser show them. */
  stores: Readonly<Record<Name, string>>;
  texts: Readonly<Record<NoInfer<Name>, { holds: string; until: string }>>;
  /** What a site may be without; what is not named here is there. */
  has?: Readonly<Partial<Record<NoInfer<Name>, boolean>>>;
  /** What some of them hold on this site, in place of the text. */
  instead?: Readonly<Partial<Record<NoInfer<Name>, string>>>;
}

/** Places on the device: what each holds, its name, and for how long. */
function StoreList<Name extends string>({ stores, texts, has, instead }: Props<Name>) {
  const names = (Object.keys(stores) as Name[]).filter((name) => has?.[name] ?? true);
  return (
    <List>
      {names.map((name) => (
        <div key={name}>
          <dt>{instead?.[name] ?? texts[name].holds}</dt>
          <dd>
            <code>{stores[name]}</code>
            <span>{` · ${texts[name].until}`}</span>
          </dd>
        </div>
      ))}
    </List>
  );
}

/** The hosts other than the site's own that this build may ask, by purpose. */
export function outsideHosts(): { purpose: HostPurpose; names: string }[] {
  const hosts = JSON.parse(import.meta.env.BUILD_HOSTS ?? '{}') as Record<HostPurpose, readonly string[]>;
  return Object.entries(hosts)
    .filter(([, origins]) => origins.length > 0)
    .map(([purpose, origins]) => ({
      purpose: purpose as HostPurpose,
      names: listed(origins.map((origin) => origin.replace(/^https?:\/\//, ''))),
    }));
}

/** The pages with a form. */
const withForms = () => [
  ...[href('/contact'), href('/events'), href('/blog'), href('/project-updates')],
  ...[href('/services'), href('/services-2'), href('/service-details')],
];

/** Whether phones can ask a receiver to be told of new entries. */
const isAlerting = !['', 'none'].includes((import.meta.env.VITE_PUSH_ENDPOINT ?? '').trim());

// As a value, it would be in a file that this page shares with what tidies up.
const counts = 'counts/' satisfies typeof countsPrefix;

/** The page on data: what is stored on the device, what servers can see, and how to delete it. */
export default function Privacy() {
  const hosts = outsideHosts();
  const hasNotices = noticePages().length > 0;
  const hasForms = useTakesMessages() && withForms().some(Boolean);
  const isSending = hasForms && formsEndpoint() !== '';
  const sentences: Readonly<Partial<Record<HostPurpose, (names: string) => string>>> = {
    ...words.hosts,
    ...(import.meta.env.VITE_COUNTS_ENDPOINT && { counts: countsWords.host }),
  };
  return (
    <>
      <Section>
        <Chapter title={words.shortTitle}>
          <p>{words.short}</p>
        </Chapter>
        <Chapter title={words.storedTitle}>
          <p>{words.stored}</p>
          {isSending && <p>{words.storedMessages}</p>}
          <p>{words.storedNames}</p>
          <Typography variant="h3">{words.cachesTitle}</Typography>
          <StoreList stores={caches} texts={words.caches} />
          <p>{words.noRoom}</p>
          <Typography variant="h3">{words.rowsTitle(database)}</Typography>
          <StoreList
            stores={{ lists: words.listKeys, ...rowPrefixes }}
            has={{
              kept: keepablePages().length > 0,
              watch: hasNotices,
              alerts: hasNotices,
              outbox: isSending,
            }}
            texts={words.rows}
            instead={isAlerting ? {} : { alerts: words.alertsAlone }}
          />
          {import.meta.env.VITE_COUNTS_ENDPOINT ? (
            <StoreList stores={{ counts }} texts={{ counts: countsWords.stored }} />
          ) : undefined}
          <Typography variant="h3">{words.otherTitle}</Typography>
          <StoreList stores={otherStores} has={{ drafts: hasForms }} texts={words.otherStores} />
          <p>{words.browser}</p>
        </Chapter>
        <Chapter title={words.deleteTitle}>
          <ul>
            <li>
              <Sentence of={words.deleteOne}>
                <Link to={href('/saved')}>{words.savedPage}</Link>
              </Sentence>
            </li>
            <li>
              <span>{words.deleteMine}</span>
              {isSending && <span> {words.deleteMessages}</span>}
            </li>
            <li>
              <span>{words.deleteMost}</span>
              {isSending && <span> {words.keptMessages}</span>}
            </li>
            <li>{words.deleteAll}</li>
          </ul>
        </Chapter>
        <Chapter title={words.serverTitle}>
          <p>{words.server}</p>
          <p>{words.serverMore}</p>
          {hasNotices && <p>{words.serverClosed}</p>}
          <p>{words.serverRenewed}</p>
          <p>{words.serverLess}</p>
          {hasForms && <p>{isSending ? words.messages : words.emails}</p>}
          {isAlerting && hasNotices && <p>{words.alerts}</p>}
          {import.meta.env.VITE_COUNTS_ENDPOINT ? <p>{countsWords.counted}</p> : undefined}
          <p>{words.log}</p>
        </Chapter>
        <Chapter title={words.othersTitle}>
          {hosts.length === 0 ? (
            <p>{words.noHost}</p>
          ) : (
            <>
              <ul>
                {hosts.map(({ purpose, names }) => (
                  <li key={purpose}>{sentences[purpose]?.(names)}</li>
                ))}
              </ul>
              <p>{words.hostsSee}</p>
            </>
          )}
          <p>{words.links}</p>
        </Chapter>
        <Chapter title={words.questionsTitle}>
          <p>{words.questions}</p>
          <Region>
            <ContactDetails />
          </Region>
        </Chapter>
      </Section>
      <RelatedPages pages={[href('/accessibility'), href('/saved'), href('/contact')]} />
    </>
  );
}
