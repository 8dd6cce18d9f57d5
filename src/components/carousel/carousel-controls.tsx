import { messages as carouselWords } from 'virtual:messages/carousel';
import { Arrows, Controls, Dots } from './carousel-styles';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import type { ItemsPerWidth } from '../../browser/media-queries';

/** The number of dots that fit beside the other controls on a narrow phone. */
const fewDots = 4;

interface Props {
  items: ItemsPerWidth;
  count: number;
  /** The number of positions. */
  positions: number;
  index: number;
  isStage: boolean;
  isLive: boolean;
  dots: boolean;
  arrows: boolean;
  /** Undefined without autoplay. */
  rotation: { isWanted: boolean; toggle: () => void } | undefined;
  onIndex: (index: number) => void;
}

/** The pause button, dots and arrows, in tab order. */
export function CarouselControls(props: Props) {
  const { positions, index, isLive, rotation, onIndex } = props;
  return (
    <Controls items={props.items} count={props.count} isStage={props.isStage} data-live={isLive || undefined}>
      {rotation && (
        <IconButton
          data-rotation
          aria-label={rotation.isWanted ? carouselWords.pause : carouselWords.play}
          onClick={rotation.toggle}
        >
          <Icon name={rotation.isWanted ? 'pause' : 'play'} />
        </IconButton>
      )}
      {props.dots && (
        <Dots data-many={props.count > fewDots || undefined}>
          {Array.from({ length: positions }, (_, position) => (
            <button
              key={position}
              type="button"
              aria-label={carouselWords.show({ number: position + 1, all: positions })}
              aria-current={position === index || undefined}
              onClick={() => onIndex(position)}
            />
          ))}
        </Dots>
      )}
      {props.arrows && (
        <Arrows data-arrow>
          <IconButton
            aria-label={carouselWords.previous}
            onClick={() => onIndex(index === 0 ? positions - 1 : index - 1)}
          >
            <Icon name="previous" />
          </IconButton>
          <IconButton aria-label={carouselWords.next} onClick={() => onIndex((index + 1) % positions)}>
            <Icon name="next" />
          </IconButton>
        </Arrows>
      )}
    </Controls>
  );
}
