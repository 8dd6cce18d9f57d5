import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useList } from '../../data/lists/use-list';
import { stakeholders, type Stakeholder } from '../../schemas/stakeholders';
import { homeWords } from '../../words/home';
import { Carousel } from '../carousel/carousel';
import { PairGrid } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { DataView } from '../list/data-view';
import { StakeholderLogo } from './stakeholder-logo';

const Room = styled('div')({ minHeight: 200 });

interface Props {
  /** False if the page shows one age line for several lists. */
  withAge?: boolean;
}

const Stakeholders = ({
  withAge = true,
  children,
}: Props & { children: (shown: Stakeholder[]) => ReactNode }) => {
  const screen = useList(stakeholders);
  return (
    <DataView of={screen} loading={<Room />} empty={homeWords.noStakeholders} withAge={withAge}>
      {(all) => {
        const shown = all.filter(({ category }) => category === 'Stakeholder');
        return shown.length > 0 ? children(shown) : homeWords.noStakeholders;
      }}
    </DataView>
  );
};

/** Whether the list names a stakeholder; true as long as it is not known. */
export function useNamesStakeholders(): boolean {
  const screen = useList(stakeholders);
  if (screen.state !== 'ready') return screen.state !== 'empty';
  return screen.value.some(({ category }) => category === 'Stakeholder');
}

const keyOf = ({ id, image }: Stakeholder) => id ?? image.url;

/** All logos in a grid. */
export const StakeholderGrid = (props: Props) => (
  <Stakeholders {...props}>
    {(shown) => (
      <PairGrid min={180}>
        {shown.map((stakeholder) => (
          <EntryBoundary key={keyOf(stakeholder)} of={stakeholder}>
            <li>
              <StakeholderLogo of={stakeholder} />
            </li>
          </EntryBoundary>
        ))}
      </PairGrid>
    )}
  </Stakeholders>
);

const itemsPerWidth = { 0: 2, 577: 3, 992: 4, 1200: 5 };

/** The logos in a carousel. */
export const StakeholderCarousel = (props: Props) => (
  <Stakeholders {...props}>
    {(shown) => (
      <Carousel label={homeWords.stakeholdersTitle} items={itemsPerWidth} interval={6_000} gap={16}>
        {shown.map((stakeholder) => (
          <EntryBoundary key={keyOf(stakeholder)} of={stakeholder} as="div">
            <StakeholderLogo of={stakeholder} />
          </EntryBoundary>
        ))}
      </Carousel>
    )}
  </Stakeholders>
);
