import styled from '@emotion/styled';
import { useRef, useEffect, useState, type RefObject } from 'react';
import { readPreference, writePreference } from '../../data/device/preferences';
import { useList } from '../../data/lists/use-list';
import { useSettings } from '../../data/lists/use-settings';
import { settings } from '../../schemas/settings';
import { homeWords } from '../../words/home';
import { plainDigits } from '../../format/digits';
import { StarPattern } from '../ui/star-pattern';
import { Measure } from '../ui/section';
import { Typography } from '../ui/typography';
import { visuallyHidden } from '../ui/visually-hidden';
import { textAttributes } from '../ui/lang-attributes';
import { down, palette, up } from '../../theme/tokens';
import { useInView } from '../../browser/viewport';
import { useReducedMotion } from '../../browser/media-queries';

/** Times (ms): the delay before the count, its duration, and the interval between two steps. */
const delay = 3_000;
const duration = 7_000;
const step = 50;

/**
 * The current share of a count's final value, from 0 to 1. The count starts when `element` comes into view for the first
 * time on this phone. 1 until then, because only a number that moves may differ from the true one; always 1 with reduced
 * motion, and where the figures are still.
 */
function useCountShare(element: RefObject<Element | null>, isStill: boolean): number {
  const isCalm = [useReducedMotion(), isStill].some(Boolean);
  const isInView = useInView(element);
  const [hasStarted, setStarted] = useState(false);
  const [share, setShare] = useState(0);

  useEffect(() => {
    if (isCalm || !isInView) return undefined;
    let isGone = false;
    void readPreference('figuresCounted').then((hasCounted) => {
      if (hasCounted || isGone) return;
      setStarted(true);
      void writePreference('figuresCounted', true);
    });
    return () => void (isGone = true);
  }, [isCalm, isInView]);

  useEffect(() => {
    if (isCalm || !hasStarted) return undefined;
    const start = performance.now() + delay;
    const timer = setInterval(() => {
      const next = Math.min(1, Math.max(0, (performance.now() - start) / duration));
      setShare(next);
      if (next === 1) clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [isCalm, hasStarted]);

  return isCalm || !hasStarted ? 1 : share;
}

const Strip = styled('div')({
  '--focus': palette.inverse.accent,
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: palette.inverse.main,
  color: palette.inverse.contrastText,
  '@media print': { backgroundColor: 'transparent', color: 'inherit' },
});
const Content = styled(Measure)({
  position: 'relative',
  paddingBlock: 40,
  [up.md]: { paddingBlock: 44 },
  '@media print': { paddingBlock: 8 },
});
const FigureList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '24px 32px',
  margin: 0,
  // Two beside each other on a phone, unless the text is large.
  [down.sm]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
    gap: '20px 12px',
    '&& > div': { paddingInlineStart: 10 },
    '&& dd': { fontSize: '1.3125rem' },
  },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 4,
    paddingInlineStart: 16,
    borderInlineStart: `4px solid ${palette.inverse.accent}`,
  },
  '& dd': {
    position: 'relative',
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
    fontWeight: 700,
    lineHeight: 'var(--heading-leading, 1.15)',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Source = styled('p')({ margin: '20px 0 0', fontSize: '0.875rem' });

const Moving = styled('span')({ '@media print': { display: 'none' } });
const Final = styled('span')({ '@media not print': visuallyHidden });

/**
 * The number in a setting, in Latin, Arabic or Persian digits, with or without separators between them; undefined for
 * any other text. U+066B is the decimal separator of Arabic script, U+066C that of thousands.
 */
function readNumber(text: string): number | undefined {
  const plain = plainDigits(text).replaceAll('\u066b', '.');
  return /^\d[\d,،\u066c. \u00a0']*$/.test(plain)
    ? Number(plain.replace(/[,،\u066c \u00a0']/g, ''))
    : undefined;
}

/** The setting of each figure that has a name, that of its title, and the title without one. */
const named = [
  ['counterActiveBorrowersNumber', 'counterActiveBorrowersTitle', homeWords.counters.activeBorrowers],
  ['counterGrossLoanNumber', 'counterGrossLoanTitle', homeWords.counters.grossLoan],
  ['counterLoanOutstandingNumber', 'counterLoanOutstandingTitle', homeWords.counters.loanOutstanding],
  ['counterWomenNumber', 'counterWomenTitle', homeWords.counters.women],
] as const;

/** The number of one in a list of any figures: `home_figure_1_number`, beside `home_figure_1_title`. */
const listed = /^(home_figure_.+_)number$/;

/** A figure, with the attributes of its title. */
interface Shown {
  number: string;
  title: string | undefined;
  attributes: object;
}

/** The figures of a list, in its order, and those that have a name, which are the institution's. */
function useFigures(): { ofList: Shown[]; ofInstitution: Shown[] } {
  const own = useSettings();
  const list = useList(settings);
  const records = list.state === 'ready' ? list.value : [];
  return {
    ofList: records.flatMap(({ name, value }): Shown[] => {
      const [, start] = listed.exec(name) ?? [];
      if (!start || value === undefined) return [];
      const title = records.find((one) => one.name === `${start}title`);
      return [{ number: value, title: title?.value, attributes: textAttributes(title ?? {}, 'value') }];
    }),
    ofInstitution: named.flatMap(([number, title, ownTitle]): Shown[] => {
      const value = own[number];
      if (value === undefined) return [];
      return [{ number: value, title: own[title] ?? ownTitle, attributes: textAttributes(own, title) }];
    }),
  };
}

interface Props {
  /** The final numbers stand there at once, where the page is opened for them. */
  isStill?: boolean;
  /** Shows those of the institution only. */
  isInstitution?: boolean;
}

/** The figures of the settings. Missing ones are left out; without any nothing is rendered. */
export function Figures({ isStill = false, isInstitution = false }: Props) {
  const own = useSettings();
  const { ofList, ofInstitution } = useFigures();
  const shown = isInstitution ? ofInstitution : [...ofList, ...ofInstitution];
  // The title and the source of a list tell of the list.
  const isTitled = !isInstitution || ofList.length === 0;
  const place = useRef<HTMLDivElement>(null);
  const share = useCountShare(place, isStill);
  return (
    <div ref={place}>
      {shown.length > 0 && (
        <Strip>
          <StarPattern />
          <Content>
            {isTitled && own.counterTitle !== undefined ? (
              <Typography variant="h2" gutterBottom {...textAttributes(own, 'counterTitle')}>
                {own.counterTitle}
              </Typography>
            ) : (
              <Typography variant="h2" gutterBottom>
                {homeWords.counterTitle}
              </Typography>
            )}
            <FigureList>
              {shown.map(({ number, title, attributes }, index) => (
                <div key={index}>
                  <dt {...attributes}>{title}</dt>
                  <dd>
                    <Figure text={number} share={share} />
                  </dd>
                </div>
              ))}
            </FigureList>
            {isTitled && own.counterSource && (
              <Source>
                <bdi {...textAttributes(own, 'counterSource')}>{own.counterSource}</bdi>
              </Source>
            )}
          </Content>
        </Strip>
      )}
    </div>
  );
}

/** While the digits move, screen readers and paper get the final number. */
function Figure({ text, share }: { text: string; share: number }) {
  const number = readNumber(text);
  if (number === undefined) return <span>{text}</span>;
  const final = homeWords.number(number);
  if (share === 1) return <span>{final}</span>;
  return (
    <>
      <Moving aria-hidden="true">{homeWords.number(Math.round(number * share))}</Moving>
      <Final>{final}</Final>
    </>
  );
}
