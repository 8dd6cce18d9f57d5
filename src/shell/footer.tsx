import { messages as partlyEnglish } from 'virtual:messages/partly-english';
import styled from '@emotion/styled';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../addresses';
import { StarPattern } from '../components/ui/star-pattern';
import { useNow } from '../browser/clock';
import { phoneLink } from '../format/digits';
import { FailsafeImage } from '../components/picture/failsafe-image';
import { Region } from '../components/ui/region';
import { Measure } from '../components/ui/section';
import { Typography } from '../components/ui/typography';
import { useSettings } from '../data/lists/use-settings';
import { yearIn } from '../format/dates';
import { settingDefaults } from '../schemas/setting-defaults';
import { defaultName, digits, words } from '../words/common';
import { language } from '../words/language';
import { InverseSection } from './inverse-section';
import { LanguageLinks } from './languages/language-links';
import { ContactFact } from './contact-strip';
import { InstallFooter } from './install/install-footer';
import { LatestEvents } from './latest-events';
import { AllPages, Links } from './all-pages';
import { site } from './site';
import { SocialLinks } from './social-links';
import { langAttributes } from '../components/ui/lang-attributes';
import { down, leading, up } from '../theme/tokens';

/** With larger text, which leaves no margin for it, the button “Back to the top” stands below the last line. */
const Sole = styled(InverseSection)({
  paddingBlockEnd: 'clamp(0px, (1rem - 17px) * 20, 72px)',
  '@media print': { display: 'none' },
}) as typeof InverseSection;
const withMouse = '@media (min-width: 900px) and (pointer: fine)';
/** Of a link or a fact (px), where a mouse presses it. */
const rowHeight = 30;

const Columns = styled(Measure)({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 32,
  paddingBlock: 56,
  '& h2': { fontSize: '1.0625rem', marginBlockEnd: 12 },
  '& ul:not([aria-label])': { margin: 0, padding: 0, listStyle: 'none' },
  '& li > a:not([aria-label])': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'none',
  },
  '& li > a:hover': { textDecoration: 'underline' },
  // On a desktop too it leaves the screen to the page: events take the room of two columns. A column of a grid would not
  // become wider for an e-mail address, which would break within a word.
  [up.md]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 32px',
    paddingBlock: '20px 0',
    fontSize: '0.875rem',
    lineHeight: leading(1.4),
    '& h2': { marginBlockEnd: 4 },
    '& > div > p': { marginBlock: '8px 4px', fontSize: 'inherit' },
    '& > *': { flex: '1 1 11rem', maxWidth: '100%' },
    '& > nav + nav': { flex: '2 1 22rem' },
    '& > details': { flexBasis: '100%' },
    // Unlike `anywhere`, it counts the whole address as the least width of its column.
    '& > div a[dir]': { overflowWrap: 'break-word' },
    '& > nav + nav li': { marginBlockEnd: 4 },
  },
  [withMouse]: { '& li > a:not([aria-label])': { minHeight: rowHeight } },
  // On a phone all of it is at most one screen high: quick links and events stand side by side.
  [down.sm]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: '8px 16px',
    paddingBlock: '16px 0',
    fontSize: '0.875rem',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      gridColumn: '1 / -1',
    },
    '& > div > :not(ul, img)': { flexBasis: '100%' },
    '& > div > p': { order: 1, fontSize: 'inherit' },
    '& > div > img': { height: 32 },
    // With the logo in one line.
    '& > div > ul': { gap: 0 },
    '& h2': { marginBlockEnd: 4 },
    '& > nav > h2': { marginBlockStart: 12 },
    // Links have more room above their words than events.
    '& > nav:first-of-type > ul': { marginBlockStart: -10 },
  },
});
const Facts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& > span': { minHeight: 44 },
  [withMouse]: { gap: 0, '& > span, & > span a': { minHeight: rowHeight } },
  [down.sm]: { flexFlow: 'row wrap', gap: '0 16px' },
});
const Small = styled(Measure)({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  paddingBlock: '0 4px',
  fontSize: '0.8125rem',
  alignItems: 'center',
  // A rule as wide as the columns.
  background: 'linear-gradient(rgb(255 255 255 / 0.2) 0 0) 0 0 / 100% 1px no-repeat content-box',
  '@media (forced-colors: active)': { borderBlockStart: '1px solid' },
  // Its words, and not their targets, begin at the edge of the columns.
  '& > nav': { marginInlineStart: -12 },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  // The small print and the links have a line of their own, which ends before the button “Back to the top”.
  [up.md]: { '& > span:first-of-type': { flex: '1 1 60%' } },
  [down.sm]: {
    columnGap: 16,
    paddingBlock: '0 8px',
    lineHeight: leading(1.4),
    // A line of their own, above the corner that the button “Back to the top” covers.
    '& > nav': { flexBasis: '100%' },
  },
});
const Logo = styled(FailsafeImage)({ display: 'block', height: 44, width: 'auto', maxWidth: '100%' });

/** The quick links in the order of the specification. */
const quickPages = [
  href('/about'),
  href('/project-updates'),
  href('/events'),
  href('/frequently-asked-questions'),
  href('/vacancies'),
].flatMap((wanted) => site.pages.filter(({ path }) => path === wanted));

/** The pages linked in the last line. */
const plainPages = [href('/privacy'), href('/accessibility')].flatMap((wanted) =>
  site.pages.filter(({ path }) => path === wanted),
);

export function Footer() {
  const {
    footerLogo,
    footerSlogan,
    footerAddress,
    smallPrint,
    email,
    phone,
    organisationName = defaultName,
    languages,
  } = useSettings();
  const now = useNow();
  const [logoFailed, setLogoFailed] = useState(false);
  return (
    <Sole as="footer">
      <StarPattern />
      <Columns>
        <div>
          {footerLogo && !logoFailed ? (
            <Logo
              src={footerLogo}
              alt={organisationName}
              width={159}
              height={44}
              loading="lazy"
              onFail={() => setLogoFailed(true)}
            />
          ) : (
            <Typography variant="h2">{organisationName}</Typography>
          )}
          {footerSlogan && (
            <Typography>
              <bdi {...langAttributes(languages?.footerSlogan)}>{footerSlogan}</bdi>
            </Typography>
          )}
          <SocialLinks />
        </div>
        <PageList title={words.quickLinks} pages={quickPages} />
        {!(import.meta.env.SITE_UNLINKED && !href('/events')) && (
          <Region>
            <Suspense>
              <LatestEvents />
            </Suspense>
          </Region>
        )}
        <AllPages />
        <div>
          <Typography variant="h2">{words.contact}</Typography>
          <Facts>
            {footerAddress && (
              <ContactFact
                icon="place"
                label={words.address}
                text={footerAddress}
                lang={languages?.footerAddress}
              />
            )}
            {email && <ContactFact icon="mail" label={words.email} text={email} href={`mailto:${email}`} />}
            {phone && <ContactFact icon="phone" label={words.phone} text={phone} href={phoneLink(phone)} />}
          </Facts>
        </div>
      </Columns>
      <Small>
        <LanguageLinks />
        <span>
          {now !== undefined &&
            words.copyright({ year: digits(yearIn(settingDefaults.timeZone, now)), name: organisationName })}
        </span>
        {smallPrint && <span {...langAttributes(languages?.smallPrint)}>{smallPrint}</span>}
        {import.meta.env.SITE_PARTLY_ENGLISH?.[language.tag] && (
          <span lang={import.meta.env.SITE_PARTLY_ENGLISH[language.tag]}>{partlyEnglish.note}</span>
        )}
        {plainPages.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
        <InstallFooter />
      </Small>
    </Sole>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly { path: string; title: string }[] }) {
  return (
    <nav aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Links of={pages} />
    </nav>
  );
}
