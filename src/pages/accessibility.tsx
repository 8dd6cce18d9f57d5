import { href } from '../addresses';
import { ContactDetails } from '../components/organisation/contact-details';
import { Chapter } from '../components/ui/chapter';
import { Region } from '../components/ui/region';
import { RelatedPages } from '../components/ui/related-pages';
import { Section } from '../components/ui/section';
import { accessibilityWords as words } from '../words/accessibility';

/** The target, what is tested and what is weak, and how to ask for a document in another form. */
export default function Accessibility() {
  return (
    <>
      <Section>
        <Chapter title={words.targetTitle}>
          <p>{words.target}</p>
          <p>{words.noClaim}</p>
        </Chapter>
        <Chapter title={words.formatsTitle}>
          <p>{words.formats}</p>
          <Region>
            <ContactDetails />
          </Region>
        </Chapter>
        <Chapter title={words.testedTitle}>
          <p>{words.tested}</p>
          <Texts of={words.tests} />
        </Chapter>
        <Chapter title={words.untestedTitle}>
          <Texts of={words.untested} />
        </Chapter>
        <Chapter title={words.weakTitle}>
          <Texts of={words.weak} />
        </Chapter>
      </Section>
      <RelatedPages pages={[href('/privacy'), href('/contact')]} />
    </>
  );
}

const Texts = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <ul>
    {Object.entries(of).map(([key, text]) => (
      <li key={key}>{text}</li>
    ))}
  </ul>
);
