import { styled } from '@mui/material/styles';
import { Icon, type IconName } from '../components/icon';
import { phoneLink } from '../components/phone-link';
import { Measure } from '../components/section';
import { VisuallyHidden } from '../components/visually-hidden';
import { useSettings } from '../data/settings';
import { words } from '../words';
import { Band } from './band';
import { SocialLinks } from './social-links';

const Strip = styled(Measure)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    minHeight: 44,
    fontSize: '0.875rem',
  },
}));
const Fact = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& a': { textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});
const End = styled('span')({ marginInlineStart: 'auto' });

/** How to reach the organisation, above the menu of wide screens. */
export function ContactStrip() {
  const { address, phone, email } = useSettings();
  return (
    <Band>
      <Strip>
        {address && <ContactFact icon="place" label={words.address} text={address} />}
        {phone && <ContactFact icon="phone" label={words.phone} text={phone} href={phoneLink(phone)} />}
        {email && <ContactFact icon="mail" label={words.email} text={email} href={`mailto:${email}`} />}
        <End>
          <SocialLinks />
        </End>
      </Strip>
    </Band>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  text: string;
  href?: string;
}

export function ContactFact({ icon, label, text, href }: FactProps) {
  return (
    <Fact>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name={icon} />
      {href ? <a href={href}>{text}</a> : <span dir="auto">{text}</span>}
    </Fact>
  );
}
