import { useEffect, useRef, useState } from 'react';

/** Pictures begin to load at this distance from the window, so that they are there when they are seen. */
const margin = '300px';

/**
 * Whether an element has been near the window. One in a closed disclosure has not.
 * @returns the element's ref, and the answer
 */
export function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { place, isNear };
}
