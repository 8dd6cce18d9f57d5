import styled from '@emotion/styled';
import { Icon, type IconName } from '../components/ui/icon';
import { phoneLink } from '../format/digits';
import { Measure } from '../components/ui/section';
import { VisuallyHidden } from '../components/ui/visually-hidden';
import { useSettings } from '../data/lists/use-settings';
import { words } from '../words/common';
import { InverseSection } from './inverse-section';
import { LanguageLinks } from './languages/language-links';
import { SocialLinks } from './social-links';
import { langAttributes } from '../components/ui/lang-attributes';
import { up } from '../theme/tokens';

const Strip = styled(Measure)({
  display: 'none',
  [up.md]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 24px',
    minHeight: 44,
    fontSize: '0.875rem',
  },
  '@media print': { display: 'none' },
});
const Fact = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});
const End = styled('div')({
  display: 'flex',
  gap: 16,
  marginInlineStart: 'auto',
  // Narrower screens have the languages in the drawer: the strip would take two lines.
  '@media (max-width:63.99rem)': { '& > nav': { display: 'none' } },
});

/** The contact details above the menu of wide screens. */
export function ContactStrip() {
  const { address, phone, email, languages } = useSettings();
  return (
    <InverseSection>
      <Strip>
        {address && (
          <ContactFact icon="place" label={words.address} text={address} lang={languages?.address} />
        )}
        {phone && <ContactFact icon="phone" label={words.phone} text={phone} href={phoneLink(phone)} />}
        {email && <ContactFact icon="mail" label={words.email} text={email} href={`mailto:${email}`} />}
        <End>
          <LanguageLinks />
          <SocialLinks />
        </End>
      </Strip>
    </InverseSection>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  text: string;
  /** The language of the text, if it is another one than that of the page. */
  lang?: string | undefined;
  href?: string;
}

export function ContactFact({ icon, label, text, lang, href }: FactProps) {
  return (
    <Fact>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name={icon} />
      {href ? (
        <a href={href} dir="ltr">
          {text}
        </a>
      ) : (
        <span {...langAttributes(lang)}>{text}</span>
      )}
    </Fact>
  );
}
