import styled from '@emotion/styled';
import { useSettings } from '../../data/lists/use-settings';
import { words } from '../../words/common';
import { Icon, type IconName } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import { phoneLink } from '../../format/digits';
import { langAttributes } from '../ui/lang-attributes';
import { palette } from '../../theme/tokens';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: palette.primary.main,
  },
});

/**
 * Address, phone numbers and e-mail addresses of the organisation. A setting may contain several, separated by commas.
 */
export function ContactDetails() {
  const { address, footerAddress, phone, email, languages } = useSettings();
  const place = address ?? footerAddress;
  const lang = address ? languages?.address : languages?.footerAddress;
  return (
    <List>
      {place && <Detail icon="place" label={words.address} text={place} lang={lang} />}
      {several(phone).map((number) => (
        <Detail key={number} icon="phone" label={words.phone} text={number} href={phoneLink(number)} />
      ))}
      {several(email).map((mail) => (
        <Detail key={mail} icon="mail" label={words.email} text={mail} href={`mailto:${mail}`} />
      ))}
    </List>
  );
}

const several = (value = ''): string[] =>
  value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

interface DetailProps {
  icon: IconName;
  label: string;
  text: string;
  lang?: string | undefined;
  href?: string;
}

function Detail({ icon, label, text, lang, href }: DetailProps) {
  return (
    <Item>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {href ? (
        <a href={href} dir="ltr">
          {text}
        </a>
      ) : (
        <span>
          <bdi {...langAttributes(lang)}>{text}</bdi>
        </span>
      )}
    </Item>
  );
}
