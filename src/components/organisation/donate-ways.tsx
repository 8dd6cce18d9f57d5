import styled from '@emotion/styled';
import { useState } from 'react';
import { messages as words } from 'virtual:messages/donate';
import { useSettings } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { findContacts } from '../../format/find-contacts';
import { splitGiftAmounts } from '../../format/gift-amounts';
import { phoneLink } from '../../format/digits';
import { accentBar, down, headingSizes, palette, up } from '../../theme/tokens';
import { LinkedRuns } from '../text/linked-runs';
import { Button } from '../ui/button';
import { langAttributes } from '../ui/lang-attributes';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';

const Body = styled('div')({
  display: 'grid',
  gap: '24px 56px',
  overflowWrap: 'anywhere',
  [up.md]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  '& a': { color: palette.primary.main },
});
const Words = styled('div')({ display: 'grid', gap: 24, minWidth: 0, maxWidth: '68ch' });
const Text = styled('p')({ margin: 0, whiteSpace: 'pre-line' });
const Amounts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: 12,
  margin: 0,
  '& > div': {
    position: 'relative',
    paddingBlock: 12,
    paddingInline: '24px 16px',
    borderRadius: 12,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
  },
  '& > div::before': accentBar,
  '& dt': { fontSize: '1.375rem', fontWeight: 700, color: palette.primary.main },
  '& dd': { margin: 0 },
});
const Account = styled('section')({
  minWidth: 0,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& h2': { fontSize: headingSizes.h3 },
});
const Ways = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '0 24px', margin: 0 });
const Way = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
const Details = styled('dl')({
  display: 'grid',
  margin: '8px 0 16px',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    paddingBlock: 6,
  },
  '& > div + div': { borderBlockStart: `1px solid ${palette.divider}` },
  '& dt': { flex: '0 0 9rem', fontSize: '0.875rem', color: palette.text.secondary },
  '& dd': { flex: '1 1 10rem', margin: 0, fontWeight: 600 },
  // On a phone the button stands beside both the name and the value.
  [down.sm]: {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& dt, & dd': { gridColumn: 1 },
    '& button': { gridColumn: 2, gridRow: '1 / 3' },
  },
});

interface Detail {
  name: string;
  value: string;
}

/** All details as one text, for a message or a note. */
const linesOf = (details: readonly Detail[]) =>
  details.map(({ name, value }) => `${name}: ${value}`).join('\n');

type Outcome = { is: 'copied' | 'not-copied'; name: string } | undefined;

/** A text about gifts, whose lines on what amounts do are a list. */
function GiftText({ of: text, lang }: { of: string; lang: string | undefined }) {
  const { before, amounts, after } = splitGiftAmounts(text);
  const attributes = langAttributes(lang);
  const paragraph = (some: string) =>
    some && (
      <Text {...attributes}>
        <LinkedRuns of={some} />
      </Text>
    );
  return (
    <>
      {paragraph(before)}
      {amounts.length > 0 && (
        <Amounts {...attributes}>
          {amounts.map(({ amount, does }, index) => (
            <div key={index}>
              <dt>{isolateBrackets(amount)}</dt>
              <dd>
                <LinkedRuns of={does} />
              </dd>
            </div>
          ))}
        </Amounts>
      )}
      {paragraph(after)}
    </>
  );
}

/** How to give: the text of the settings, the account with a button that copies each of its details, and other ways. */
export function DonateWays() {
  const settings = useSettings();
  const { donateText = words.fallback, donateOtherWays, email, phone, languages } = settings;
  const [outcome, setOutcome] = useState<Outcome>();
  const hasWay = findContacts(donateText).some(({ href }) => /^(mailto|tel):/.test(href));
  const details = [
    [words.bank, settings.donateBank],
    [words.accountName, settings.donateAccountName],
    [words.accountNumber, settings.donateAccountNumber],
    [words.swift, settings.donateSwift],
    [words.reference, settings.donateReference],
  ].flatMap(([name, value]) => (name && value ? [{ name, value }] : []));

  async function copy(name: string, value: string) {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ is: 'copied', name });
    } catch (error) {
      console.warn(`A detail of the account was not copied: ${String(error)}`);
      setOutcome({ is: 'not-copied', name });
    }
  }

  return (
    <Body>
      <Words>
        <GiftText of={donateText} lang={languages?.donateText} />
        {donateOtherWays && (
          <Text {...langAttributes(languages?.donateOtherWays)}>
            <LinkedRuns of={donateOtherWays} />
          </Text>
        )}
        {!hasWay && (email || phone) && (
          <Ways>
            {email && (
              <Way href={`mailto:${email}`} dir="ltr">
                {email}
              </Way>
            )}
            {phone && (
              <Way href={phoneLink(phone)} dir="ltr">
                {phone}
              </Way>
            )}
          </Ways>
        )}
      </Words>
      {details.length > 0 && (
        <Account>
          <Typography variant="h2">{words.byBank}</Typography>
          <Details>
            {details.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
                <Button onClick={() => void copy(name, value)}>
                  <span>{words.copy}</span>
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </Button>
              </div>
            ))}
          </Details>
          {details.length > 1 && (
            <Button variant="contained" onClick={() => void copy(words.allDetails, linesOf(details))}>
              {words.copyAll}
            </Button>
          )}
          <div role="status">
            {outcome && (outcome.is === 'copied' ? words.copied : words.notCopied)(outcome.name)}
          </div>
        </Account>
      )}
    </Body>
  );
}
