import { href } from '../addresses';
import { DonateWays } from '../components/organisation/donate-ways';
import { RelatedPages } from '../components/ui/related-pages';
import { Section } from '../components/ui/section';

export default function Donate() {
  return (
    <>
      <Section>
        <DonateWays />
      </Section>
      <RelatedPages pages={[href('/publications'), href('/audit-reports'), href('/contact')]} />
    </>
  );
}
