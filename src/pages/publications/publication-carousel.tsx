import type { Publication } from '../../data/lists/publications';
import { Carousel } from '../../components/carousel/carousel';
import { PublicationCard } from './publication-card';

/** The number of publications side by side, by the minimum width of the window (px). */
const items = { 0: 2, 577: 4, 992: 5 } as const;

interface Props {
  /** The accessible name of the carousel. */
  label: string;
  publications: readonly Publication[];
  /** How long (ms) each position is shown. */
  interval: number | 'off';
}

export function PublicationCarousel({ label, publications, interval }: Props) {
  return (
    <Carousel label={label} items={items} interval={interval} gap={16}>
      {publications.map((publication) => (
        <PublicationCard key={publication.title} of={publication} />
      ))}
    </Carousel>
  );
}
