import styled from '@emotion/styled';
import { useSettings } from '../../data/lists/use-settings';
import { phoneLink } from '../../format/digits';
import { defaultName } from '../../words/common';
import { noticeWords } from '../../words/notices';
import { Icon } from '../ui/icon';
import { langAttributes } from '../ui/lang-attributes';
import { palette } from '../../theme/tokens';

const Ways = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: palette.primary.main },
});
const Warning = styled('div')({
  marginBlockStart: 16,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${palette.secondary.main}`,
  '& p': { margin: 0 },
});

interface Props {
  number: string | undefined;
  /** True if the contact is the only way to answer the notice. */
  isOnlyWay: boolean;
}

/** The official contact of the organisation, and that it never asks for a fee. */
export function ContactAndWarning({ number, isOnlyWay }: Props) {
  return (
    <>
      {isOnlyWay && (
        <>
          <p style={{ margin: 0 }}>{number ? noticeWords.applyTo(number) : noticeWords.applyToUs}</p>
          <Contact withAddress />
        </>
      )}
      <FeeWarning />
    </>
  );
}

/** That the organisation never asks for a fee, and whom to tell if somebody does. */
export function FeeWarning() {
  const { organisationName = defaultName } = useSettings();
  return (
    <Warning>
      <p>{noticeWords.noFee(organisationName)}</p>
      <Contact />
    </Warning>
  );
}

/** The first e-mail address and telephone number of the settings, and the address of the office. */
function Contact({ withAddress = false }: { withAddress?: boolean }) {
  const { email, phone, address, footerAddress, languages } = useSettings();
  const [mail, number] = [first(email), first(phone)];
  const place = withAddress ? (footerAddress ?? address) : undefined;
  const lang = footerAddress ? languages?.footerAddress : languages?.address;
  return (
    <Ways>
      {mail && (
        <li>
          <Icon name="mail" />
          <a href={`mailto:${mail}`} dir="ltr">
            {mail}
          </a>
        </li>
      )}
      {number && (
        <li>
          <Icon name="phone" />
          <a href={phoneLink(number)} dir="ltr">
            {number}
          </a>
        </li>
      )}
      {place && (
        <li>
          <Icon name="place" />
          <span {...langAttributes(lang)}>{place}</span>
        </li>
      )}
    </Ways>
  );
}

const first = (value = ''): string => value.split(/[,;\n]/)[0]?.trim() ?? '';
