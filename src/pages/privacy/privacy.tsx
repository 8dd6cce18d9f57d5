import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { ContactDetails } from '../../components/organisation/contact-details';
import { Chapter } from '../../components/ui/chapter';
import { Region } from '../../components/ui/region';
import { RelatedPages } from '../../components/ui/related-pages';
import { Section } from '../../components/ui/section';
import { Sentence } from '../../components/ui/sentence';
import { Typography } from '../../components/ui/typography';
import { caches, database, otherStores, rowPrefixes } from '../../data/device/stores';
import { privacyWords as words } from '../../words/privacy';
import { outsideHosts } from './outside-hosts';
import { StoreList } from './store-list';

/** The page on data: what is stored on the device, what servers can see, and how to delete it. */
export default function Privacy() {
  const hosts = outsideHosts();
  return (
    <>
      <Section>
        <Chapter title={words.shortTitle}>
          <p>{words.short}</p>
        </Chapter>
        <Chapter title={words.storedTitle}>
          <p>{words.stored}</p>
          <Typography variant="h3">{words.cachesTitle}</Typography>
          <StoreList stores={caches} texts={words.caches} />
          <p>{words.noRoom}</p>
          <Typography variant="h3">{words.rowsTitle(database)}</Typography>
          <StoreList stores={{ lists: words.listKeys, ...rowPrefixes }} texts={words.rows} />
          <Typography variant="h3">{words.otherTitle}</Typography>
          <StoreList stores={otherStores} texts={words.otherStores} />
          <p>{words.browser}</p>
        </Chapter>
        <Chapter title={words.deleteTitle}>
          <ul>
            <li>
              <Sentence of={words.deleteOne}>
                <Link to={href('/saved')}>{words.savedPage}</Link>
              </Sentence>
            </li>
            <li>{words.deleteMost}</li>
            <li>{words.deleteAll}</li>
          </ul>
        </Chapter>
        <Chapter title={words.serverTitle}>
          <p>{words.server}</p>
          <p>{words.serverMore}</p>
          <p>{words.serverLess}</p>
          <p>{words.messages}</p>
          <p>{words.log}</p>
        </Chapter>
        <Chapter title={words.othersTitle}>
          {hosts.length === 0 && <p>{words.noHost}</p>}
          <ul>
            {hosts.map(({ purpose, names }) => (
              <li key={purpose}>{words.hosts[purpose](names)}</li>
            ))}
          </ul>
          {hosts.length > 0 && <p>{words.hostsSee}</p>}
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
