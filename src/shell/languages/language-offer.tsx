import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { messages as offerWords } from 'virtual:messages-in-all/language-offer';
import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { IconButton } from '../../components/ui/icon-button';
import { Measure } from '../../components/ui/section';
import { mayOfferLanguage } from '../../data/device/language-offer';
import { writePreference } from '../../data/device/preferences';
import { barHeight, installedOnPhone, leading, palette, up, zIndex } from '../../theme/tokens';
import { addressIn, siteLanguages, language, type SiteLanguage } from '../../words/language';
import { preferredLanguage } from './preferred';
import { sharedQuery } from './shared-query';
import { switchLanguage } from './switch-language';
import { missingHeight } from './whole-controls';

/** Sticky at the lower edge, and last in the page: it moves nothing, and covers nothing at the end of the page. */
const Line = styled('section')({
  position: 'sticky',
  insetBlockEnd: 'var(--network-bar, 0px)',
  zIndex: zIndex.fab,
  backgroundColor: palette.background.paper,
  borderBlockStart: `1px solid ${palette.divider}`,
  boxShadow: '0 -2px 12px rgb(16 21 31 / 0.1)',
  [installedOnPhone]: { insetBlockEnd: `calc(var(--network-bar, 0px) + ${barHeight})` },
  '@media print': { display: 'none' },
});
const Row = styled(Measure)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 12px',
  paddingBlock: 6,
  // On a phone it takes two lines beside the button, rather than one above it.
  '& > p': { flex: '1 1 6.5rem', margin: 0, lineHeight: leading(1.4), [up.sm]: { flex: '0 1 auto' } },
  '& > div': { display: 'flex', gap: 4, marginInlineEnd: -12 },
});

/** A focused element is scrolled to a place above the line. */
const room = <Global styles={{ ':root': { scrollPaddingBlockEnd: 128 } }} />;

/** Offers the page in the language that the browser prefers, where that is another one. */
export default function LanguageOffer() {
  const preferred = preferredLanguage(navigator.languages, siteLanguages);
  return preferred && preferred.tag !== language.tag ? <Offer siteLanguage={preferred} /> : null;
}

/** Offers the page in a language, in that language, until the user answers: then never again. */
function Offer({ siteLanguage }: { siteLanguage: SiteLanguage }) {
  const id = useId();
  const { pathname, search, hash } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isHere = true;
    void mayOfferLanguage().then((may) => isHere && setShown(may));
    return () => {
      isHere = false;
    };
  }, []);
  const line = useRef<HTMLElement>(null);
  const [growth, setGrowth] = useState(0);
  // A control that is covered in part looks as if it could still be pressed.
  useLayoutEffect(() => {
    if (line.current) setGrowth(missingHeight(line.current));
  }, [isShown]);
  // A language without words for it has none: in English, the offer would name English.
  const words = offerWords[siteLanguage.tag];
  if (!isShown || !words) return null;
  const { tag, direction } = siteLanguage;
  const stay = () => {
    setShown(false);
    void writePreference('language', language.tag);
  };
  return (
    <>
      {room}
      <Line ref={line} lang={tag} dir={direction} aria-labelledby={id} style={{ paddingBlock: growth / 2 }}>
        <Row>
          <p id={id}>{words.offer}</p>
          <div>
            <Button
              component="a"
              variant="outlined"
              href={addressIn(siteLanguage, pathname + sharedQuery(search) + hash)}
              hrefLang={tag}
              onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                event.preventDefault();
                void switchLanguage(tag, event.currentTarget.href);
              }}
            >
              {words.change}
            </Button>
            <IconButton aria-label={words.stay} title={words.stay} onClick={stay}>
              <Icon name="close" />
            </IconButton>
          </div>
        </Row>
      </Line>
    </>
  );
}
