import styled from '@emotion/styled';
import { useList, type ListState as ScreenState } from '../../data/lists/use-list';
import { exatras, type ExtraItem } from '../../schemas/exatras';
import { EntryBoundary } from '../ui/entry-boundary';
import { SectionIntro } from '../ui/section-intro';
import { LazyProse } from '../prose/lazy-prose';
import { DataView } from '../list/data-view';
import { PageContents } from './page-contents';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { Typography } from '../ui/typography';
import { palette, up } from '../../theme/tokens';
import { textAttributes } from '../ui/lang-attributes';

const Item = styled('article')({
  display: 'grid',
  gap: 16,
  paddingBlock: 32,
  borderBlockStart: `1px solid ${palette.divider}`,
  [up.md]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: 48,
    paddingBlock: 40,
    // The heading stays visible beside its prose.
    '& > h2': { position: 'sticky', insetBlockStart: 104, alignSelf: 'start' },
  },
  '&:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
});

interface Props {
  /** The category as spelt by the API. */
  category: 'Key Areas of Focus' | 'Policies & Governance' | 'Programs & Projects';
  empty: string;
  title?: string | undefined;
  text?: string | undefined;
  /** The languages of title and text, if they are other ones than that of the page. */
  titleLang?: string | undefined;
  textLang?: string | undefined;
}

/** The extra content items of one category, with an optional introduction. */
export function ExtraItems({ category, empty, title, text, ...languages }: Props) {
  const screen = useList(exatras);
  return (
    <Section>
      {title && <SectionIntro title={title} text={text} {...languages} isSplit />}
      <DataView of={only(screen, category)} loading={<Ghosts />} empty={empty}>
        {(items) => (
          <>
            {items.length > 1 && (
              <PageContents
                parts={items.map((item, index) => ({
                  id: partId(item, index),
                  text: item.title,
                  attributes: textAttributes(item, 'title'),
                }))}
              />
            )}
            {items.map((item, index) => (
              <EntryBoundary key={item.id ?? index} of={item} as={Item}>
                <Item id={partId(item, index)}>
                  <Typography variant="h2" {...textAttributes(item, 'title')}>
                    {item.title}
                  </Typography>
                  {item.content && (
                    <LazyProse of={item} field="content">
                      {item.content}
                    </LazyProse>
                  )}
                </Item>
              </EntryBoundary>
            ))}
          </>
        )}
      </DataView>
    </Section>
  );
}

/** The id of an item's part of its page: `index` is its place among those of its category. */
export const partId = ({ id }: ExtraItem, index: number): string => `part-${id ?? index + 1}`;

type Items = ScreenState<ExtraItem[]>;

function only(screen: Items, category: string): Items {
  if (screen.state !== 'ready') return screen;
  const { value, ...shown } = screen;
  const items = value.filter((item) => item.category === category);
  return items.length > 0 ? { ...shown, value: items } : { ...shown, state: 'empty' };
}

function Ghosts() {
  return ['a', 'b', 'c'].map((ghost) => (
    <Item as="div" key={ghost}>
      <Skeleton width="70%" height={48} />
      <Skeleton variant="rounded" height={320} />
    </Item>
  ));
}
