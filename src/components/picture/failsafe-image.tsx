import { useEffect, useEffectEvent, useRef, type ComponentProps, type RefObject } from 'react';

interface Props extends Omit<ComponentProps<'img'>, 'ref' | 'onError'> {
  ref?: RefObject<HTMLImageElement | null> | undefined;
  alt: string;
  /** Called once the image has failed to load, also if it failed before hydration. */
  onFail: () => void;
}

/** An `<img>` that reports each failure. Without a network an image fails before React listens to its events. */
export function FailsafeImage({ ref, alt, onFail, ...rest }: Props) {
  const own = useRef<HTMLImageElement>(null);
  const element = ref ?? own;
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const image = element.current;
    // A valid SVG may have no natural size either, so only `decode` tells whether the image is broken.
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => fail());
  }, [element, rest.src, rest.srcSet]);
  return <img ref={element} {...rest} alt={alt} onError={onFail} />;
}
