import { useEffect, useEffectEvent, useRef, type ComponentProps, type RefObject } from 'react';

interface Props extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  ref?: RefObject<HTMLImageElement | null> | undefined;
  alt: string;
  /** Called once the image cannot be had, also if that was so before the page was hydrated. */
  onFail: () => void;
}

/** An `<img>` of which no failure is missed: without a network it fails before React can listen to its events. */
export function FailsafeImage({ ref, alt, onFail, ...rest }: Props) {
  const own = useRef<HTMLImageElement>(null);
  const element = ref ?? own;
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const image = element.current;
    // A whole drawing (SVG) may have no size either: only decoding tells.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => fail());
  }, [element, rest.src, rest.srcSet]);
  return <img ref={element} {...rest} alt={alt} onError={onFail} />;
}
